// The editor's files in the browser's storage (IndexedDB): all are read before the start, and each that changes is kept, in the order in
// which they changed.
const opened = new Promise((done, failed) => {
  const asked = indexedDB.open('hexwright', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('files');
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
});

const finished = transaction => new Promise((done, failed) => {
  transaction.oncomplete = done;
  transaction.onabort = transaction.onerror = () => failed(transaction.error);
});

export async function allFiles() {
  const files = (await opened).transaction('files').objectStore('files');
  const answer = request => new Promise((done, failed) => { request.onsuccess = () => done(request.result); request.onerror = () => failed(request.error); });
  const [paths, bytes] = await Promise.all([answer(files.getAllKeys()), answer(files.getAll())]);
  return paths.map((path, i) => [path, bytes[i]]);
}

// Keeps these changes together: bytes of a path, or null for a file that is gone.
export async function keepFiles(changes) {
  const transaction = (await opened).transaction('files', 'readwrite', {durability: 'strict'});
  const files = transaction.objectStore('files');
  for (const [path, bytes] of changes) bytes ? files.put(bytes, path) : files.delete(path);
  await finished(transaction);
}
