// Other tabs of this browser: which files they hold (a map that is open, a journal), and what they have changed. A tab that
// lives has a lock of the browser under its name; what a tab without one still holds according to the storage is free.
import {all, keep, one} from './storage.js';

const name = crypto.randomUUID?.() ?? String(Math.random());
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('hexwright') : {postMessage() {}};
const lockOf = tab => 'hexwright-tab-' + tab;

const living = async () => new Set((await navigator.locks?.query())?.held.map(lock => lock.name).filter(each => each.startsWith(lockOf(''))) ?? []);

export async function joinTabs({heldElsewhere, changedElsewhere}) {
  const elsewhere = new Map();  // From a path to the tab.
  const tellModule = () => heldElsewhere([...elsewhere.keys()].join('\n'));

  channel.onmessage = async ({data: {tab, held, released, changed, gone}}) => {
    for (const path of held ?? []) elsewhere.set(path, tab);
    for (const path of released ?? []) if (elsewhere.get(path) === tab) elsewhere.delete(path);
    if (gone) for (const [path, holder] of elsewhere) if (holder === tab) elsewhere.delete(path);
    tellModule();
    for (const path of changed ?? []) changedElsewhere(path, await one('files', path) ?? null);
  };
  await new Promise(joined => {
    if (!navigator.locks) return joined();
    navigator.locks.request(lockOf(name), () => { joined(); return new Promise(() => {}); }).catch(joined);
  });
  const alive = await living(), free = [];
  for (const [path, tab] of await all('held')) alive.has(lockOf(tab)) ? elsewhere.set(path, tab) : free.push([path, null]);
  if (free.length > 0) await keep('held', free);
  tellModule();

  const mine = new Set();
  addEventListener('pagehide', () => channel.postMessage({tab: name, gone: true}));
  // A page that comes back as it was has told that it is gone.
  addEventListener('pageshow', event => event.persisted && channel.postMessage({tab: name, held: [...mine]}));
  // A tab that was killed has told nobody.
  addEventListener('focus', async () => {
    if (elsewhere.size === 0 || !navigator.locks) return;
    const now = await living();
    for (const [path, tab] of elsewhere) if (!now.has(lockOf(tab))) elsewhere.delete(path);
    tellModule();
  });

  return {
    // What this tab has begun (true) or ceased (false) to hold: [[path, bool]...].
    async hold(changes) {
      for (const [path, holds] of changes) holds ? mine.add(path) : mine.delete(path);
      const held = changes.filter(([, holds]) => holds).map(([path]) => path);
      const released = changes.filter(([, holds]) => !holds).map(([path]) => path);
      channel.postMessage({tab: name, held, released});
      await keep('held', changes.map(([path, holds]) => [path, holds ? name : null]));
    },
    changed(paths) { if (paths.length > 0) channel.postMessage({tab: name, changed: paths}); },
    only: async () => !navigator.locks || (await living()).size <= 1,
  };
}
