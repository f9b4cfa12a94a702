// Works without a network after the first visit, and brings new versions of the page: the service worker has a new one whole before
// any of it is used, a tab goes on with its own, and the only tab is offered to be loaded again.
import {note, noteOf} from './storage.js';

const longest = 60_000, pause = 30_000;  // In milliseconds.

// The worker's registration, or null where there is none: a private window, an address without https.
async function register() {
  if (!('serviceWorker' in navigator)) return null;
  return navigator.serviceWorker.register('service.js').catch(error => { console.warn(error); return null; });
}
// Until the worker serves pages; false if it cannot, as when there is no room for its files.
function serves(registration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || registration.active) return Promise.resolve(Boolean(worker));
  return new Promise(done => {
    setTimeout(() => done(false), longest);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done(true);
      if (worker.state === 'redundant') done(false);
    });
  });
}

// Threads need a page that no other page can look into. Where the server does not say so, the service worker does, from the second
// load on: then this never returns.
export async function isolate() {
  if (crossOriginIsolated) return;
  const registration = await register();
  if (!registration || !await serves(registration)) return;
  const last = Number(noteOf('sessionStorage', 'reloaded') ?? 0);
  if (Date.now() - last < pause) return;
  note('sessionStorage', 'reloaded', String(Date.now()));
  location.reload();
  await new Promise(() => {});
}

// `offer`: shows that a new version waits; is given what brings it. Called when all is loaded: the worker loads it once more.
export async function watchForUpdates({onlyTab, offer}) {
  const registration = await register();
  if (!registration) return;
  const look = async () => {
    const worker = registration.waiting;
    if (!worker || !navigator.serviceWorker.controller || !await onlyTab()) return;
    offer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {once: true});
      worker.postMessage('take over');
    });
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  addEventListener('focus', look);
  addEventListener('visibilitychange', look);
  await look();
}
