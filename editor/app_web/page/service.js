// Serves the page without a network after the first visit, and isolates it from other pages, so that it may have threads. All files of
// a version come into one cache before any of them is used, and an open tab keeps its version: package.sh writes VERSION and FILES.
const cacheName = 'hexwright-VERSION';
const files = ['./', 'FILES'];

addEventListener('install', event => event.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map(file => new Request(file, {cache: 'no-cache'})));
})()));
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('hexwright-') && name !== cacheName) await caches.delete(name);
  await clients.claim();
})()));
// The page asks for this when it is the only tab.
addEventListener('message', event => { if (event.data === 'take over') skipWaiting(); });

async function answer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, {ignoreSearch: true});
  const response = kept ?? await fetch(request);
  if (response.type === 'opaque') return response;
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  return new Response(response.body, {status: response.status, statusText: response.statusText, headers});
}
addEventListener('fetch', event => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});
