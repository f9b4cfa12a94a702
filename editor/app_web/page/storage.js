// What outlives the page, in the browser's storage (IndexedDB): the editor's files by path, the handles of files that lie on the
// device, and which tab has opened what.
const opened = new Promise((done, failed) => {
  const asked = indexedDB.open('hexwright', 1);
  asked.onupgradeneeded = () => {
    for (const store of ['files', 'handles', 'held']) asked.result.createObjectStore(store);
  };
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
  asked.onblocked = () => failed(new Error('Another tab keeps the storage of an older version open.'));
});

const answer = request => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
const finished = transaction => new Promise((done, failed) => {
  transaction.oncomplete = () => done();
  transaction.onabort = transaction.onerror = () => failed(transaction.error);
});

// [[key, value]...] of all that is in a store.
export async function all(store) {
  const inside = (await opened).transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([answer(inside.getAllKeys()), answer(inside.getAll())]);
  return keys.map((key, i) => [key, values[i]]);
}
export async function one(store, key) { return answer((await opened).transaction(store).objectStore(store).get(key)); }

// Keeps these changes together, or none of them: a value for a key, or null for one that is gone.
export async function keep(store, changes) {
  const transaction = (await opened).transaction(store, 'readwrite', {durability: 'strict'});
  const inside = transaction.objectStore(store);
  for (const [key, value] of changes) value === null ? inside.delete(key) : inside.put(value, key);
  await finished(transaction);
}

// Whether the browser has promised not to throw the storage away when it needs room. Asks for that once.
export async function isPersistent() {
  if (!navigator.storage?.persist) return false;
  return await navigator.storage.persisted() || navigator.storage.persist();
}
// The share of the room that is used, from 0 to 1; 0 if the browser does not say.
export async function shareUsed() {
  const {usage, quota} = await navigator.storage?.estimate?.() ?? {};
  return quota ? usage / quota : 0;
}
