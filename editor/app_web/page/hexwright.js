// The page of the editor: starts the module, gives it events, and asks it for a frame when something happens.
import * as device from './device.js';
import {moduleFunctions} from './functions.js';
import {glFunctions} from './gl.js';
import {listen} from './input.js';
import {makeKeeper} from './keeper.js';
import {say, sayInBar, sayStopped} from './notice.js';
import {makePace} from './pace.js';
import {makeReader} from './reader.js';
import * as storage from './storage.js';
import {joinTabs} from './tabs.js';
import {makeThreads} from './threads.js';
import {isolate, watchForUpdates} from './updates.js';
import {betterAddress, languageOf, say as sentence, words} from './words.js';

const element = id => document.getElementById(id);
const canvas = element('map'), typed = element('typed');

let module, memory, tabs, threads, pace;

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

let asked = false, later = 0, ended = false, graphicsLost = false;
function wake() {
  if (asked || ended) return;
  asked = true;
  requestAnimationFrame(draw);
}
function draw(time) {
  asked = false;
  if (ended || !module || graphicsLost) return;
  if (pace.isDrawing()) return wake();
  clearTimeout(later);
  try {
    const began = performance.now();
    const wanted = module.frame(time / 1000);
    pace.began();
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
  if (ended) return;
  ended = true;
  console.error(error);
  try { keepChanges(); } catch { }
  sayStopped(words.stopped, error);
}
const stopAtTrap = error => error instanceof WebAssembly.RuntimeError && stop(error);

// ---- files

const keeper = makeKeeper({
  tell(takes) { if (!ended) module.storage_full(takes ? 0 : 1), takes || wake(); },
  kept: paths => tabs.changed(paths.filter(path => path.startsWith(device.folder))),
});
const isSettings = path => path.endsWith('/settings.xml');
// The page speaks the language that the editor does: that of its settings, or else of the browser.
function followLanguage(bytes) {
  document.documentElement.lang = languageOf(/\slanguage="(\w+)"/.exec(bytes ? textOf(bytes) : '')?.[1] ?? navigator.language);
}
function nextChanges() {
  const changes = new Map();
  for (let size; (size = module.next_change()) > 0;) {
    const path = textOf(answerOf(size));
    if (path.startsWith('program/') || path.startsWith('hexwright/cache/')) continue;
    const length = module.file_bytes(...given(path));
    changes.set(path, length < 0 ? null : answerOf(length));
    if (isSettings(path)) followLanguage(changes.get(path));
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
  if (holds.length > 0) keeper.then(() => tabs.hold(holds));
  if (changes.size === 0) return;
  keeper.keep(changes);
  for (const [path, bytes] of changes) if (bytes && path.startsWith(device.folder)) handOn(path, bytes).catch(failed);
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
  await keeper.keep([[path, bytes]]);
  await device.rememberHandle(path, handle);
  return '/' + path;
}
async function open(files) {
  for (const file of files) tellModule('opened', await put(file));
}

// ---- what the module tells

const cursors = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'not-allowed'];
const failed = error => tellModule('failed', String(error?.message ?? error));
// By its older way where the page may not use the clipboard.
async function copied(text) {
  if (await navigator.clipboard?.writeText(text).then(() => true, () => false)) return;
  typed.value = text;
  typed.select();
  const done = document.execCommand('copy');
  typed.value = '';
  if (!done) throw new Error('clipboard');
}
const told = {
  title: text => { document.title = text; },
  cursor: kind => { canvas.style.cursor = kind < 0 ? 'none' : cursors[kind] ?? 'default'; },
  copy: text => copied(text).catch(failed),
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
function keepNow() {
  module.keep_safe();
  keepChanges();
}
// The browser may take the graphics away, and gives them back if it is asked to; some never do.
function listenToGraphics() {
  const longest = 10_000;
  let timer = 0;
  canvas.addEventListener('webglcontextlost', event => {
    event.preventDefault();
    if (ended) return;
    graphicsLost = true;
    keepNow();
    timer = setTimeout(() => document.visibilityState === 'visible' && sayStopped(words.graphicsGone), longest);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    if (ended) return;
    graphicsLost = false;
    say('');
    module.on_restored();
    wake();
  });
}
function listenToPage() {
  addEventListener('resize', () => { module.on_size(...fit()); wake(); });
  addEventListener('focus', () => { module.on_focus(); wake(); });
  const leave = () => { if (!ended) keepNow(); };
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' ? leave() : wake());
  addEventListener('pagehide', leave);
  // Leaving would lose what is not kept: the browser asks.
  addEventListener('beforeunload', event => {
    leave();
    if (!ended && (keeper.refused() || nothingLasts && document.title.startsWith('•'))) event.preventDefault();
  });
  addEventListener('error', event => stopAtTrap(event.error));
  addEventListener('unhandledrejection', event => stopAtTrap(event.reason));
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => { event.preventDefault(); device.droppedFiles(event.dataTransfer).then(open, failed); });
  addEventListener('hashchange', openLink);
  listenToGraphics();
  window.launchQueue?.setConsumer(async ({files}) => open(await Promise.all(files.map(async handle => {
    const file = await handle.getFile();
    return {name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle};
  }))));
}
// A link to a map is the page's address with its code behind the sign #.
function openLink() {
  let code = location.hash.slice(1);
  if (!code) return;
  try { code = decodeURIComponent(code); } catch { }  // The editor says what is wrong with it.
  history.replaceState(null, '', location.pathname + location.search);
  tellModule('opened', code);
}
let nothingLasts = false;
async function watchStorage() {
  nothingLasts = !await storage.lasts;
  if (nothingLasts) sayInBar(words.nothingKept);
  else if (await storage.shareUsed() > 0.9) tellModule('nearly-full', '');
  else if (!await storage.isPersistent() && !storage.noteOf('localStorage', 'told-not-persistent')) {
    storage.note('localStorage', 'told-not-persistent', 'yes');
    tellModule('not-persistent', '');
  }
}

const zeroEnded = at => textOf(bytesAt(at, new Uint8Array(memory.buffer).indexOf(0, at) - at));
const forTests = () => ({
  module,
  onFrame: null,  // Is told of each frame: milliseconds of this thread, and what it wants.
  kept: () => { keepChanges(); return keeper.settled(); },
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
async function fetched(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}
const fetchFiles = async name => new Uint8Array(await (await fetched(name)).arrayBuffer());
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
// The rest may come when the network does.
function putRestWhenItComes() {
  return putRest().catch(error => {
    failed(error);
    return new Promise(done => addEventListener('online', done, {once: true})).then(putRestWhenItComes);
  });
}

const pagesOfMemory = [16384, 8192, 6400];  // Of 64 KiB, at most: some devices give less. null if there is none to be shared.
function sharedMemory() {
  for (const maximum of pagesOfMemory) {
    try {
      return new WebAssembly.Memory({initial: 2048, maximum, shared: true});
    } catch (error) {
      console.warn(error);
    }
  }
  return null;
}
const offerUpdate = bring => sayInBar(words.newVersion, [words.reload, async () => {
  keepNow();
  await keeper.settled();
  bring();
}]);

async function start() {
  say(words.loading);
  await isolate();
  if (!crossOriginIsolated) return say(sentence(words.noThreads, {address: betterAddress()}));  // The first thread would stop it.
  const compiled = WebAssembly.compileStreaming(fetched('hexwright.wasm'));
  const samples = fetchFiles('samples.bin'), kept = storage.all('files');
  for (const each of [compiled, samples, kept]) each.catch(() => {});  // Waited for below.
  memory = sharedMemory();
  if (!memory) return say(words.noMemory);
  const gl = glFunctions(canvas, memory, size => module.room_for(size));
  if (!gl) return say(words.noWebgl);
  pace = makePace(canvas);
  const code = await compiled;
  threads = makeThreads(code, memory, {wake, failed: stop});
  const page = moduleFunctions(memory, {wake, startThread: thread => threads.run(thread), tell: (what, value) => told[what](value)});
  const instance = await WebAssembly.instantiate(code, {env: {memory, ...gl}, page});
  module = instance.exports;
  module._initialize();
  for (const each of ['maps', 'hexwright']) module.make_folder(...given(each));
  putFiles(await samples);
  followLanguage(null);
  for (const [path, bytes] of await kept) {
    module.put_file(...given(path), ...given(bytes));
    if (isSettings(path)) followLanguage(bytes);
  }
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
  await putRestWhenItComes();
  await watchForUpdates({onlyTab: tabs.only, offer: offerUpdate});
}

start().catch(error => module ? stop(error) : sayStopped(words.notLoaded, error));
