// Other tabs of this browser: which files they hold (a map that is open, a journal), and what they have changed. A tab that
// lives has a lock of the browser under its name; what a tab without one still holds according to the storage is free.
import {all, keep, one} from './storage.js';

const name = crypto.randomUUID?.() ?? String(Math.random());
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('hexwright') : {postMessage() {}};
const lockOf = tab => 'hexwright-tab-' + tab;

export async function joinTabs({heldElsewhere, changedElsewhere}) {
  const elsewhere = new Map();  // From a path to the tab.
  const tellModule = () => heldElsewhere([...elsewhere.keys()].join('\n'));

  await new Promise(joined => {
    if (!navigator.locks) return joined();
    navigator.locks.request(lockOf(name), () => { joined(); return new Promise(() => {}); });
  });
  const living = new Set((await navigator.locks?.query())?.held.map(lock => lock.name) ?? []);
  const free = [];
  for (const [path, tab] of await all('held')) living.has(lockOf(tab)) ? elsewhere.set(path, tab) : free.push([path, null]);
  if (free.length > 0) await keep('held', free);
  tellModule();

  channel.onmessage = async ({data: {tab, held, released, changed, gone}}) => {
    for (const path of held ?? []) elsewhere.set(path, tab);
    for (const path of released ?? []) elsewhere.delete(path);
    if (gone) for (const [path, holder] of elsewhere) if (holder === tab) elsewhere.delete(path);
    tellModule();
    for (const path of changed ?? []) changedElsewhere(path, await one('files', path) ?? null);
  };
  addEventListener('pagehide', () => channel.postMessage({tab: name, gone: true}));

  return {
    // What this tab has begun (true) or ceased (false) to hold: [[path, bool]...].
    async hold(changes) {
      const held = changes.filter(([, holds]) => holds).map(([path]) => path);
      const released = changes.filter(([, holds]) => !holds).map(([path]) => path);
      channel.postMessage({tab: name, held, released});
      await keep('held', changes.map(([path, holds]) => [path, holds ? name : null]));
    },
    changed(paths) { channel.postMessage({tab: name, changed: paths}); },
  };
}
