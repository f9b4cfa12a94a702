// The page of the editor: starts the module, gives it events, and asks it for a frame when something happens.
import * as device from './device.js';
import {moduleFunctions} from './functions.js';
import {glFunctions} from './gl.js';
import {listen} from './input.js';
import {makeReader} from './reader.js';
import * as storage from './storage.js';
import {joinTabs} from './tabs.js';
import {makeThreads} from './threads.js';

const element = id => document.getElementById(id);
const canvas = element('map'), typed = element('typed'), note = element('note');
const say = text => { note.textContent = text; note.hidden = !text; };

// Threads need a page that no other page can look into. Where the server does not say so, the service worker does, from the second
// load on.
async function isolate() {
  if (!('serviceWorker' in navigator)) return;
  const registered = await navigator.serviceWorker.register('service.js').catch(() => null);
  if (!registered) return;
  await navigator.serviceWorker.ready;
  if (crossOriginIsolated || sessionStorage.getItem('reloaded')) return;
  sessionStorage.setItem('reloaded', 'yes');
  location.reload();
  await new Promise(() => {});
}

let module, memory, tabs, threads;

// Text or bytes for the module, which frees them: [where, how many].
function given(value) {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  const at = module.room_for(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  return [at, bytes.length];
}
const bytesAt = (at, size) => new Uint8Array(memory.buffer).slice(at, at + size);
const answerOf = size => bytesAt(module.answer_text(), size);
const textOf = bytes => new TextDecoder().decode(bytes);

// ---- frames

let asked = false, later = 0, ended = false;
function wake() {
  if (asked || ended) return;
  asked = true;
  requestAnimationFrame(draw);
}
function draw(time) {
  asked = false;
  if (ended || !module) return;
  clearTimeout(later);
  try {
    const began = performance.now();
    const wanted = module.frame(time / 1000);
    window.hexwright.onFrame?.(performance.now() - began, wanted);
    keepChanges();
    if (wanted === 1) wake();
    else if (wanted === 2) later = setTimeout(wake, 100);
  } catch (error) {
    stop(error);
  }
}

// After a trap nothing in the module can be trusted. What it kept before is in the storage, and offered after a reload.
function stop(error) {
  ended = true;
  console.error(error);
  keepChanges();
  const again = document.createElement('button');
  again.textContent = element('words').dataset.reload;
  again.onclick = () => location.reload();
  const report = document.createElement('pre');
  report.textContent = String(error?.stack ?? error);
  say('');
  note.replaceChildren(element('words').dataset.stopped, again, report);
  note.hidden = false;
}

// ---- files

let keeping = Promise.resolve();
function nextChanges() {
  const changes = new Map();
  for (let size; (size = module.next_change()) > 0;) {
    const path = textOf(answerOf(size));
    if (path.startsWith('program/') || path.startsWith('hexwright/cache/')) continue;
    const length = module.file_bytes(...given(path));
    changes.set(path, length < 0 ? null : answerOf(length));
  }
  return changes;
}
function nextHolds() {
  const holds = [];
  for (let size; (size = module.next_hold()) > 0;) {
    const text = textOf(bytesAt(module.held_text(), size));
    holds.push([text.slice(1), text[0] === '+']);
  }
  return holds;
}
function keepChanges() {
  const holds = nextHolds(), changes = nextChanges();
  if (holds.length > 0) keeping = keeping.then(() => tabs.hold(holds)).catch(console.error);
  if (changes.size === 0) return;
  keeping = keeping.then(() => storage.keep('files', changes)).then(() => {
    module.storage_full(0);
    tabs.changed([...changes.keys()].filter(path => path.startsWith(device.folder)));
  }).catch(error => { console.error(error); module.storage_full(1); wake(); });
  for (const [path, bytes] of changes) if (bytes && path.startsWith(device.folder)) handOn(path, bytes);
}
// What the person saved goes to its place on the device; what is not of our own format has no other place and is downloaded.
async function handOn(path, bytes) {
  const done = await device.writeBack(path, bytes);
  if (done === 'refused') tellModule('not-on-device', path);
  if (done === 'none' && (!path.endsWith('.xml') || awaited.delete(path))) device.download(path.slice(device.folder.length), bytes);
}
const awaited = new Set();  // Paths whose next version is downloaded, whatever they are.

function tellModule(what, text) { module.on_device(...given(what), ...given(text)); wake(); }
async function put({name, bytes, handle}) {
  const path = device.folder + name;
  module.put_file(...given(path), ...given(bytes));
  await storage.keep('files', [[path, bytes]]);
  await device.rememberHandle(path, handle);
  return '/' + path;
}
async function open(files) {
  for (const file of files) tellModule('opened', await put(file));
}

// ---- what the module tells

const cursors = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'not-allowed'];
const failed = error => tellModule('failed', String(error?.message ?? error));
const told = {
  title: text => { document.title = text; },
  cursor: kind => { canvas.style.cursor = kind < 0 ? 'none' : cursors[kind] ?? 'default'; },
  copy: text => navigator.clipboard?.writeText(text).catch(failed),
  failed: say,
  readAloud: makeReader(element('read'), element('spoken')),
  // A screen's keyboard comes and goes with a field that takes text.
  types: typing => { typed.inputMode = typing ? 'text' : 'none'; typed.blur(); typed.focus({preventScroll: true}); },
  chooseFiles: () => device.chooseFiles().then(open, failed),
  chooseTarget: name => device.chooseTarget(name).then(async target => {
    if (!target) return;
    const path = device.folder + target.name;
    await device.rememberHandle(path, target.handle);
    if (!target.handle) awaited.add(path);
    tellModule('target', '/' + path);
  }).catch(failed),
  download(path) {
    const name = path.replace(/^\/+/, ''), length = module.file_bytes(...given(name));
    if (length >= 0) device.download(name.split('/').pop(), answerOf(length));
  },
};

// ---- what the person does

function fit() {
  const scale = devicePixelRatio || 1, width = innerWidth, height = innerHeight;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return [width, height, scale];
}
function listenToPage() {
  addEventListener('resize', () => { module.on_size(...fit()); wake(); });
  addEventListener('focus', () => { module.on_focus(); wake(); });
  const leave = () => { if (ended) return; module.keep_safe(); keepChanges(); };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' ? leave() : wake());
  addEventListener('pagehide', leave);
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => { event.preventDefault(); device.droppedFiles(event.dataTransfer).then(open, failed); });
  addEventListener('hashchange', openLink);
  canvas.addEventListener('webglcontextlost', event => event.preventDefault());
  canvas.addEventListener('webglcontextrestored', () => { module.on_restored(); wake(); });
  window.launchQueue?.setConsumer(async ({files}) => open(await Promise.all(files.map(async handle => {
    const file = await handle.getFile();
    return {name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle};
  }))));
}
// A link to a map is the page's address with its code behind the sign #.
function openLink() {
  const code = decodeURIComponent(location.hash.slice(1));
  if (!code) return;
  history.replaceState(null, '', location.pathname + location.search);
  tellModule('opened', code);
}
async function watchStorage() {
  if (await storage.shareUsed() > 0.9) tellModule('nearly-full', '');
  else if (!await storage.isPersistent() && !localStorage.getItem('told-not-persistent')) {
    localStorage.setItem('told-not-persistent', 'yes');
    tellModule('not-persistent', '');
  }
}

const zeroEnded = at => textOf(bytesAt(at, new Uint8Array(memory.buffer).indexOf(0, at) - at));
const forTests = () => ({
  module,
  onFrame: null,  // Is told of each frame: milliseconds of this thread, and what it wants.
  kept: () => { keepChanges(); return keeping; },
  // Until nothing has wanted a frame for so many milliseconds.
  quiet: (still = 60) => new Promise(done => {
    let since = performance.now();
    const look = () => {
      if (asked) since = performance.now();
      ended || performance.now() - since > still ? done() : setTimeout(look, 10);
    };
    look();
  }),
  drawnAt(label) {
    const at = module.drawn_at(...given(label));
    return at ? [...new Float32Array(memory.buffer, at, 4)] : null;
  },
  run(command) { const ran = module.run_command(...given(command)); wake(); return ran === 1; },
  bench: () => zeroEnded(module.bench_signature()),
  labels(beginning) {
    return zeroEnded(module.labels()).split('\n').filter(label => label && label.startsWith(beginning));
  },
  memory: () => memory.buffer.byteLength,
});

// Files of the program: a line with their paths and sizes, then their bytes (third_party/web/assemble.py).
const fetchFiles = async name => new Uint8Array(await (await fetch(new URL(name, import.meta.url))).arrayBuffer());
function putFiles(bytes) {
  const end = bytes.indexOf(10);
  let at = end + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    module.put_file(...given(path), ...given(bytes.subarray(at, at + size)));
    at += size;
  }
}
async function putRest() {
  putFiles(await fetchFiles('rest.bin'));
  module.on_all_files();
  wake();
}

async function start() {
  say(element('words').dataset.loading);
  await isolate();
  const compiled = WebAssembly.compileStreaming(fetch(new URL('hexwright.wasm', import.meta.url)));
  const samples = fetchFiles('samples.bin'), kept = storage.all('files');
  const mostPages = 16384;  // 1 GiB.
  memory = new WebAssembly.Memory({initial: 2048, maximum: mostPages, shared: true});
  const gl = glFunctions(canvas, memory, size => module.room_for(size));
  if (!gl) return say(element('words').dataset.noWebgl);
  const code = await compiled;
  threads = crossOriginIsolated ? makeThreads(code, memory, {wake, failed: stop}) : {ready: Promise.resolve(), run: () => 0};
  const page = moduleFunctions(memory, {wake, startThread: thread => threads.run(thread), tell: (what, value) => told[what](value)});
  const instance = await WebAssembly.instantiate(code, {env: {memory, ...gl}, page});
  module = instance.exports;
  module._initialize();
  for (const each of ['maps', 'hexwright']) module.make_folder(...given(each));
  putFiles(await samples);
  for (const [path, bytes] of await kept) module.put_file(...given(path), ...given(bytes));
  tabs = await joinTabs({
    heldElsewhere: paths => module.held_elsewhere(...given(paths)),
    changedElsewhere(path, bytes) {
      bytes ? module.put_file(...given(path), ...given(bytes)) : module.drop_file(...given(path));
      module.on_focus();
      wake();
    },
  });
  await threads.ready;
  if (!module.begin(...fit(), matchMedia('(prefers-color-scheme: dark)').matches)) return;
  say('');
  window.hexwright = forTests();
  listen(canvas, typed, module, given, wake);
  listenToPage();
  openLink();
  watchStorage();
  wake();
  putRest().catch(failed);
}

start().catch(error => module ? stop(error) : say(String(error?.stack ?? error)));
