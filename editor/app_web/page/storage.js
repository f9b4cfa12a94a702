// What outlives the page, in the browser's storage (IndexedDB): the editor's files by path, the handles of files that lie on the
// device, and which tab has opened what. Where the browser gives no storage, all of it lasts as long as the page.
const stores = ['files', 'handles', 'held'];
const longest = 20_000;  // In milliseconds; some browsers never answer where they give no storage.

function openDatabase() {
  return new Promise((done, failed) => {
    setTimeout(() => failed(new Error('The storage of this browser does not answer.')), longest);
    const asked = indexedDB.open('hexwright', 1);
    asked.onupgradeneeded = () => { for (const store of stores) asked.result.createObjectStore(store); };
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close();  // A newer page does not wait for this one.
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
  });
}
const opened = openDatabase().catch(error => { console.warn(error); return null; });
const inMemory = new Map(stores.map(store => [store, new Map()]));

// Whether what is kept outlives the page.
export const lasts = opened.then(database => database !== null);

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
  const database = await opened;
  if (!database) return [...inMemory.get(store)];
  const inside = database.transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([answer(inside.getAllKeys()), answer(inside.getAll())]);
  return keys.map((key, i) => [key, values[i]]);
}
export async function one(store, key) {
  const database = await opened;
  return database ? answer(database.transaction(store).objectStore(store).get(key)) : inMemory.get(store).get(key);
}

// Keeps these changes together, or none of them: a value for a key, or null for one that is gone.
export async function keep(store, changes) {
  const database = await opened;
  if (!database) {
    for (const [key, value] of changes) value === null ? inMemory.get(store).delete(key) : inMemory.get(store).set(key, value);
    return;
  }
  const transaction = database.transaction(store, 'readwrite', {durability: 'strict'});
  const inside = transaction.objectStore(store);
  try {
    for (const [key, value] of changes) value === null ? inside.delete(key) : inside.put(value, key);
  } catch (error) {
    transaction.abort();  // Without it what was put before would stay.
    throw error;
  }
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

// A word that the browser remembers, or else as long as the page lives. `kind`: 'localStorage', or 'sessionStorage' for this tab.
const noted = new Map();
export function note(kind, key, value) {
  noted.set(key, value);
  try { window[kind].setItem(key, value); } catch { }
}
export function noteOf(kind, key) {
  try { return window[kind].getItem(key) ?? noted.get(key); } catch { return noted.get(key); }
}
