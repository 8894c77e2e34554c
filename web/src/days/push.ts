// Web Push in this browser. It is there on secure origins only, and where the browser has it; anywhere
// else it simply is not offered.

import type { NoticeAsked } from '../api/types';

/** Can this browser be told anything while the page is closed? */
export const canPush = (): boolean =>
  isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

export const isDenied = (): boolean => Notification.permission === 'denied';

/** The key as the browser takes it. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Is it the key that a subscription was made with? */
function isWith(subscription: PushSubscription, key: Uint8Array): boolean {
  const known = subscription.options.applicationServerKey;
  if (!known) return false;
  const bytes = new Uint8Array(known);
  return bytes.length === key.length && bytes.every((byte, place) => byte === key[place]);
}

/** Asks the browser for where to tell it; nothing where it does not want to be told. */
export async function subscribe(key: string, language: string): Promise<NoticeAsked | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  let known = await pushManager.getSubscription();
  if (known && !isWith(known, wanted)) {
    await known.unsubscribe();
    known = null;
  }
  const subscription =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }));
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { by: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language };
}
