// Mouse, pen and keyboard for the module. Fingers: touch.js.
import {held, isOurs, placeOf} from './keys.js';
import {listenToFingers} from './touch.js';

// Buttons as the module numbers them, with their bits in `buttons` of an event; the eraser of a pen is its tip. Those for back and
// forward are the browser's.
const left = 0, buttons = [[left, 1 | 32], [1, 2], [2, 4]];

export function listen(canvas, typed, module, given, wake) {
  const toCanvas = () => document.activeElement === typed || typed.focus({preventScroll: true});
  const fingers = listenToFingers(module, wake);

  // Only the first button that goes down and the last one that comes up have events of their own; the others come as moves.
  let pressed = 0;
  const follow = (now, mods) => {
    for (const [button, bits] of buttons)
      if (Boolean(now & bits) !== Boolean(pressed & bits)) module.on_button(button, now & bits ? 1 : 0, mods);
    pressed = now;
  };
  const pointer = (kind, act) => canvas.addEventListener(kind, event => {
    const hand = event.pointerType === 'touch';
    if (!hand) act(event);
    else if (!pressed || kind !== 'pointerdown') fingers.follow(kind, event);  // The hand that lies on the screen while a pen draws is no finger.
    wake();
  });
  const at = event => { module.on_move(event.clientX, event.clientY); follow(event.buttons, held(event)); };
  pointer('pointermove', at);
  pointer('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    fingers.end();
    at(event);
    toCanvas();
  });
  pointer('pointerup', at);
  pointer('pointercancel', () => follow(0, 0));  // It says no place.
  pointer('pointerleave', event => event.buttons || module.on_move(-1, -1));
  canvas.addEventListener('touchstart', toCanvas, {passive: true});
  addEventListener('blur', () => { fingers.end(); follow(0, 0); wake(); });
  for (const kind of ['mousedown', 'contextmenu', 'dblclick', 'auxclick']) canvas.addEventListener(kind, event => event.preventDefault());
  canvas.addEventListener('wheel', event => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 100 : event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 3 : 1;
    // Two fingers that pinch on a touchpad come as a wheel with Ctrl held that nobody holds, in small steps.
    const pinches = event.ctrlKey && Math.abs(event.deltaY) < 50 && event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    module.on_wheel(-event.deltaX / unit, -event.deltaY / (pinches ? 10 : unit), held(event) & (pinches ? ~1 : ~0));
    wake();
    event.preventDefault();
  }, {passive: false});

  listenToKeys(typed, module, given, wake);
  toCanvas();
}

function listenToKeys(typed, module, given, wake) {
  const down = new Set();  // Those that the module knows to be held.
  const key = (event, isDown) => {
    const printed = [...event.key].length === 1 ? event.key.toLowerCase().codePointAt(0) : 0;
    module.on_key(placeOf(event.code), printed, isDown, held(event));
    isDown ? down.add(event.code) : down.delete(event.code);
    wake();
  };
  const letGo = () => {
    for (const code of down) module.on_key(placeOf(code), 0, 0, 0);
    down.clear();
    wake();
  };
  addEventListener('keydown', event => {
    if (event.isComposing || !isOurs(event) || isOfPage(event)) return;
    if (document.activeElement !== typed) typed.focus({preventScroll: true});
    // What an input method begins with is a letter of its word, unless nothing takes text.
    if (event.key === 'Process' && typed.inputMode === 'text') return;
    key(event, 1);
    // AltGr is Ctrl and Alt on Windows, and types.
    const types = [...event.key].length === 1 && (event.getModifierState('AltGraph') || !event.ctrlKey && !event.metaKey && !event.altKey);
    const pastes = (event.ctrlKey || event.metaKey) && event.code === 'KeyV';
    if (!pastes && !types && event.key !== 'Dead' && event.key !== 'Process') event.preventDefault();
  });
  addEventListener('keyup', event => {
    if (down.has(event.code)) key(event, 0);
    // A Mac tells nothing of keys that are let go while Command is held.
    if (event.key === 'Meta') letGo();
  });
  // Keys that are let go elsewhere tell nobody.
  addEventListener('blur', letGo);
  const characters = text => {
    for (const each of text) module.on_character(each.codePointAt(0));
    typed.value = '';
    wake();
  };
  typed.addEventListener('input', event => event.isComposing || characters(typed.value));
  typed.addEventListener('compositionend', () => characters(typed.value));
  addEventListener('paste', event => {
    if (isOfPage(event)) return;
    module.on_paste(...given(event.clipboardData.getData('text/plain')));
    event.preventDefault();
    wake();
  });
}

// Controls of the page itself, such as those of a notice.
const isOfPage = event => event.target.closest?.('.of-page') !== null && event.target.closest?.('.of-page') !== undefined;
