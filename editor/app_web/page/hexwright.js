// The page of the editor: starts the module, gives it events, and asks it for a frame when something happens.
import {glFunctions} from './gl.js';
import {held, isOurs, placeOf} from './keys.js';
import {pageFunctions} from './page.js';
import {allFiles, keepFiles} from './storage.js';

const canvas = document.getElementById('map');
const say = text => { document.getElementById('note').textContent = text; document.getElementById('note').hidden = !text; };

// Threads need a page that no other page can look into; where the server does not say so, the service worker does.
async function isolated() {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('service.js');
  await navigator.serviceWorker.ready;
  if (crossOriginIsolated || sessionStorage.getItem('reloaded')) return;
  sessionStorage.setItem('reloaded', 'yes');
  location.reload();
  await new Promise(() => {});
}

let exports, memory, module, asked = false, later = 0;

const bytesIn = (at, size) => new Uint8Array(memory.buffer).slice(at, at + size);
function given(value) {
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  const at = exports.room_for(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  return [at, bytes.length];
}

// ---- frames

function wake() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(draw);
}
function draw(time) {
  asked = false;
  clearTimeout(later);
  const wanted = exports.frame(time / 1000);
  keepChanges();
  if (wanted === 1) wake();
  else if (wanted === 2) later = setTimeout(wake, 100);
}

// ---- files

let keeping = Promise.resolve();
function keepChanges() {
  const changes = [];
  for (let size; (size = exports.next_change()) > 0;) {
    const path = new TextDecoder().decode(bytesIn(exports.answer_text(), size));
    if (path.startsWith('program/')) continue;
    const length = exports.file_bytes(...given(path));
    changes.push([path, length < 0 ? null : bytesIn(exports.answer_text(), length)]);
  }
  if (changes.length === 0) return;
  keeping = keeping.then(() => keepFiles(changes)).then(() => exports.storage_full(0)).catch(() => { exports.storage_full(1); wake(); });
}

// ---- threads

function startThread(thread) {
  if (!crossOriginIsolated) return 0;
  const worker = new Worker('thread.js', {type: 'module'});
  worker.onmessage = ({data}) => data === 'wake' ? wake() : console.error(data.failed);
  worker.onerror = event => console.error(event.message);
  worker.postMessage({module, memory, thread});
  return 1;
}

// ---- what the module tells

const cursors = ['default', 'text', 'move', 'ns-resize', 'ew-resize', 'nesw-resize', 'nwse-resize', 'pointer', 'not-allowed'];
function tell(what, value) {
  if (what === 'title') document.title = value;
  else if (what === 'cursor') canvas.style.cursor = value < 0 ? 'none' : cursors[value] ?? 'default';
  else if (what === 'copy') navigator.clipboard?.writeText(value).catch(() => {});
  else if (what === 'failed') say(value);
}

// ---- what the person does

const typed = document.getElementById('typed');
function fit() {
  const scale = devicePixelRatio || 1, width = innerWidth, height = innerHeight;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return [width, height, scale];
}
function listen() {
  addEventListener('resize', () => { exports.on_size(...fit()); wake(); });
  canvas.addEventListener('pointermove', event => {
    for (const each of event.getCoalescedEvents?.().slice(-1) ?? [event]) exports.on_move(each.clientX, each.clientY);
    wake();
  });
  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    exports.on_move(event.clientX, event.clientY);
    exports.on_button([0, 2, 1][event.button] ?? 0, 1, held(event));
    typed.focus({preventScroll: true});
    wake();
    event.preventDefault();
  });
  canvas.addEventListener('pointerup', event => { exports.on_button([0, 2, 1][event.button] ?? 0, 0, held(event)); wake(); });
  canvas.addEventListener('pointerleave', () => { exports.on_move(-1, -1); wake(); });
  canvas.addEventListener('contextmenu', event => event.preventDefault());
  canvas.addEventListener('wheel', event => {
    const unit = event.deltaMode === 0 ? 100 : 3;
    exports.on_wheel(-event.deltaX / unit, -event.deltaY / unit, held(event));
    wake();
    event.preventDefault();
  }, {passive: false});
  const key = (event, down) => {
    if (event.isComposing || !isOurs(event)) return;
    const printed = [...event.key].length === 1 ? event.key.toLowerCase().codePointAt(0) : 0;
    exports.on_key(placeOf(event.code), printed, down, held(event));
    const command = event.ctrlKey || event.metaKey || event.altKey;
    const pastes = (event.ctrlKey || event.metaKey) && event.code === 'KeyV';
    if (!pastes && (command || [...event.key].length > 1)) event.preventDefault();
    wake();
  };
  addEventListener('keydown', event => key(event, 1));
  addEventListener('keyup', event => key(event, 0));
  const characters = text => { for (const each of text) exports.on_character(each.codePointAt(0)); typed.value = ''; wake(); };
  typed.addEventListener('input', event => { if (!event.isComposing) characters(typed.value); });
  typed.addEventListener('compositionend', () => characters(typed.value));
  addEventListener('paste', event => { exports.on_paste(...given(event.clipboardData.getData('text/plain'))); event.preventDefault(); wake(); });
  addEventListener('focus', () => { exports.on_focus(); wake(); });
  addEventListener('visibilitychange', () => keepChanges());
  addEventListener('pagehide', () => keepChanges());
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', async event => {
    event.preventDefault();
    for (const file of event.dataTransfer.files) {
      const path = 'maps/' + file.name;
      exports.put_file(...given(path), ...given(new Uint8Array(await file.arrayBuffer())));
      exports.open_file(...given('/' + path));
    }
    wake();
  });
}

async function start() {
  await isolated();
  say('Loading…');
  memory = new WebAssembly.Memory({initial: 2048, maximum: 16384, shared: true});
  const gl = glFunctions(canvas, memory, size => exports.room_for(size));
  if (!gl) return say('This browser has no WebGL 2, which the editor draws with.');
  const page = pageFunctions(memory, {wake, startThread, tell});
  module = await WebAssembly.compileStreaming(fetch('hexwright.wasm'));
  const instance = await WebAssembly.instantiate(module, {env: {memory, ...gl}, page});
  exports = instance.exports;
  exports._initialize();
  for (const folder of ['maps', 'hexwright']) exports.make_folder(...given(folder));
  for (const [path, bytes] of await allFiles()) exports.put_file(...given(path), ...given(bytes));
  if (!exports.begin(...fit())) return;
  say('');
  listen();
  typed.focus({preventScroll: true});
  wake();
  window.hexwright = {exports, kept: () => keeping};
}

start().catch(error => say(String(error?.stack ?? error)));
