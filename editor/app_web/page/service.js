// Serves the page without a network after the first visit, and isolates it, so that it may have threads.
const version = 'hexwright-VERSION';
const files = ['./', 'index.html', 'hexwright.js', 'gl.js', 'keys.js', 'page.js', 'storage.js', 'thread.js', 'hexwright.wasm'];

addEventListener('install', event => event.waitUntil(caches.open(version).then(cache => cache.addAll(files)).then(() => skipWaiting())));
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
  await clients.claim();
})()));

async function answer(request) {
  const kept = await (await caches.open(version)).match(request, {ignoreSearch: true});
  const response = kept ?? await fetch(request);
  const headers = new Headers(response.headers);
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  return new Response(response.body, {status: response.status, statusText: response.statusText, headers});
}
addEventListener('fetch', event => { if (new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request)); });
