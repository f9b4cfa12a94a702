// Serves the page without a network after the first visit, and isolates it from other pages, so that it may have threads. All files of
// a version come into one cache before any of them is used, and an open tab keeps its version: package.sh writes VERSION and FILES.
const version = 'VERSION', cacheName = 'hexwright-' + version;
const files = ['./', 'FILES'];

addEventListener('install', event => event.waitUntil((async () => {
  const cache = await caches.open(cacheName);
  try {
    await cache.addAll(files.map(file => new Request(file, {cache: 'no-cache'})));
    for (const page of ['./', 'index.html'])  // The server may have changed its files between two of them.
      if (!(await (await cache.match(page)).text()).includes(version)) throw new Error('The page is of another version.');
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
})()));
// Another tab may still need a file of its own version.
addEventListener('activate', event => event.waitUntil((async () => {
  const tabs = await clients.matchAll({type: 'window', includeUncontrolled: true});
  if (tabs.length < 2)
    for (const name of await caches.keys()) if (name.startsWith('hexwright-') && name !== cacheName) await caches.delete(name);
  await clients.claim();
})()));
// The page asks for this when it is the only tab.
addEventListener('message', event => { if (event.data === 'take over') skipWaiting(); });

async function answer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, {ignoreSearch: true}) ?? await caches.match(request, {ignoreSearch: true});
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
