// Asks the server for everything, always, so no old page is ever shown; only where nobody answers
// does a visitor get the page that says so.

const KEPT = 'offline-1';
const OFFLINE = '/offline.html';
const FILES = [OFFLINE, '/early.js', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
  }
});

// A game waits for somebody who is not there. Whoever looks at its table already is not told.

self.addEventListener('push', (event) => {
  let said;
  try {
    said = event.data.json();
  } catch {
    return;
  }
  const { table, code, token, title, body, lang, open, quiet } = said;
  const here = `/table/${code}`;
  const tell = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const looks = ({ url, visibilityState }) =>
      visibilityState === 'visible' && new URL(url).pathname === here;
    if (windows.some(looks)) return;
    await self.navigator.setAppBadge?.().catch(() => undefined);
    await self.registration.showNotification(title, {
      body,
      lang,
      // One notice a table: a later one takes its place.
      tag: table,
      icon: '/icons/192.png',
      badge: '/icons/192.png',
      data: { here, table, token },
      actions: [
        { action: 'open', title: open },
        { action: 'quiet', title: quiet },
      ],
    });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  const { here, table, token } = event.notification.data;
  event.notification.close();
  const go = async () => {
    if (event.action === 'quiet') {
      await fetch(`/api/tables/${table}/quiet/${token}`, { method: 'POST' });
      return;
    }
    const windows = await self.clients.matchAll({ type: 'window' });
    const known = windows.find(({ url }) => new URL(url).pathname === here);
    await (known ? known.focus() : self.clients.openWindow(here));
  };
  event.waitUntil(go());
});
