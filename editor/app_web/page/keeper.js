// Keeps the changes of the editor's files in the browser's storage, in their order. What the storage did not take is offered to it
// again: it may have room later.
import * as storage from './storage.js';

const tryAgain = 5_000;  // In milliseconds.

// `tell`: is told whether the storage takes what it is given; `kept`: which paths it has taken.
export function makeKeeper({tell, kept}) {
  const waiting = new Map();  // From a path to its bytes, or null if it is gone: what is not kept yet, the newest of each.
  let under = Promise.resolve(), timer = 0, refused = false;

  async function keepAll() {
    if (waiting.size === 0) return;
    const changes = new Map(waiting);
    try {
      await storage.keep('files', changes);
    } catch (error) {
      console.warn(error);
      refused = true;
      tell(false);
      clearTimeout(timer);
      timer = setTimeout(keepWaiting, tryAgain);
      return;
    }
    for (const [path, bytes] of changes) if (waiting.get(path) === bytes) waiting.delete(path);
    refused = false;
    tell(true);
    kept([...changes.keys()]);
  }
  const keepWaiting = () => (under = under.then(keepAll));

  return {
    keep(changes) {
      for (const [path, bytes] of changes) waiting.set(path, bytes);
      return keepWaiting();
    },
    then: act => (under = under.then(act).catch(console.error)),
    settled: () => under,
    refused: () => refused,  // By the storage, the last time.
  };
}
