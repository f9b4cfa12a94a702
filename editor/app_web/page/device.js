// Files of the device: chosen by the person, and written back in place where the browser can do that (File System Access); elsewhere
// they come in as copies and go out as downloads.
import {keep, one} from './storage.js';

export const folder = 'maps/';  // In the editor's files: what the person sees.
const readable = /\.(jpe?g|avif|bmp|tiff?)$/i;  // Pictures that the browser decodes for us.

async function decoded(file) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const png = await canvas.convertToBlob({type: 'image/png'});
  return [file.name.replace(readable, '.png'), png];
}
// [name, bytes] as the editor can read it.
async function taken(file) {
  const [name, blob] = readable.test(file.name) ? await decoded(file) : [file.name, file];
  return [name.replaceAll('/', '-'), new Uint8Array(await blob.arrayBuffer())];
}

function chosenByInput() {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.className = 'away';
  input.dataset.purpose = 'open';
  document.body.append(input);
  return new Promise(done => {
    input.onchange = () => done([...input.files].map(file => ({file})));
    input.oncancel = () => done([]);
    input.click();
  }).finally(() => input.remove());
}
async function chosenByHandle() {
  try {
    const handles = await showOpenFilePicker({multiple: true, id: 'hexwright'});
    return await Promise.all(handles.map(async handle => ({file: await handle.getFile(), handle})));
  } catch (error) {
    if (error.name === 'AbortError') return [];
    throw error;
  }
}

// The files that the person chooses: [{name, bytes, handle?}...].
export async function chooseFiles() {
  const chosen = 'showOpenFilePicker' in window ? await chosenByHandle() : await chosenByInput();
  return Promise.all(chosen.map(async ({file, handle}) => {
    const [name, bytes] = await taken(file);
    return {name, bytes, handle: name === file.name ? handle : undefined};
  }));
}
export async function droppedFiles(transfer) {
  const asked = [...transfer.items].filter(item => item.kind === 'file')
    .map(item => ({file: item.getAsFile(), handle: item.getAsFileSystemHandle?.()}));  // Before anything is waited for.
  return Promise.all(asked.map(async ({file, handle}) => {
    const [name, bytes] = await taken(file);
    return {name, bytes, handle: name === file.name ? await handle : undefined};
  }));
}

export function download(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Where to save on the device: {name, handle}, or null if the person has changed their mind. Without File System Access the name
// stays, and what is written there is downloaded.
export async function chooseTarget(name) {
  if (!('showSaveFilePicker' in window)) return {name};
  try {
    const handle = await showSaveFilePicker({suggestedName: name, id: 'hexwright'});
    return {name: handle.name, handle};
  } catch (error) {
    if (error.name === 'AbortError') return null;
    throw error;
  }
}

export const rememberHandle = (path, handle) => keep('handles', [[path, handle ?? null]]);

// Writes the file to its place on the device: 'written', 'none' if it has no place there, or 'refused'.
export async function writeBack(path, bytes) {
  const handle = await one('handles', path);
  if (!handle) return 'none';
  try {
    if (await handle.queryPermission({mode: 'readwrite'}) !== 'granted' && await handle.requestPermission({mode: 'readwrite'}) !== 'granted')
      return 'refused';
    const stream = await handle.createWritable();
    await stream.write(bytes);
    await stream.close();
    return 'written';
  } catch {
    return 'refused';
  }
}
