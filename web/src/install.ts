// What makes the page a program on one's own device: its manifest in the language of the page, and
// where browsers allow it (secure origins) a service worker, which only says when nobody answers.

import type { Language } from './i18n/languages';

/** The manifest follows the language. */
export function describe(language: Language): void {
  const link = document.querySelector('link[rel=manifest]') ?? document.createElement('link');
  link.setAttribute('rel', 'manifest');
  link.setAttribute('href', `/manifest-${language}.webmanifest`);
  if (!link.parentNode) document.head.append(link);
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const WORKER = '/service-worker.js';

/** On plain http there is none, and nothing is missed but the friendly page. */
export async function watchOver(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy('service-worker', { createScriptURL: (address) => address });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // A browser that forbids it, as in private windows, does without.
  }
}
