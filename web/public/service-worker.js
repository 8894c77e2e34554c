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
