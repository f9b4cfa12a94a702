// Mouse, pen and keyboard for the module. Fingers: touch.js.
import {held, isOurs, placeOf} from './keys.js';
import {listenToFingers} from './touch.js';

const left = 0, right = 1, middle = 2;  // As the module numbers buttons.
const buttonOf = event => [left, middle, right][event.button] ?? left;

export function listen(canvas, typed, module, given, wake) {
  const toCanvas = () => typed.focus({preventScroll: true});
  const fingers = listenToFingers(module, wake);

  const pointer = (kind, act) => canvas.addEventListener(kind, event => {
    if (event.pointerType === 'touch') fingers(kind, event);
    else act(event);
    wake();
  });
  pointer('pointermove', event => module.on_move(event.clientX, event.clientY));
  pointer('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    module.on_move(event.clientX, event.clientY);
    module.on_button(buttonOf(event), 1, held(event));
    toCanvas();
  });
  pointer('pointerup', event => module.on_button(buttonOf(event), 0, held(event)));
  pointer('pointercancel', event => module.on_button(left, 0, held(event)));
  pointer('pointerleave', event => event.buttons || module.on_move(-1, -1));
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
  addEventListener('keydown', event => {
    if (event.isComposing || !isOurs(event) || isOfPage(event)) return;
    key(event, 1);
    const types = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const pastes = (event.ctrlKey || event.metaKey) && event.code === 'KeyV';
    if (!pastes && !types && event.key !== 'Dead' && event.key !== 'Process') event.preventDefault();
  });
  addEventListener('keyup', event => down.has(event.code) && key(event, 0));
  // Keys that are let go elsewhere tell nobody.
  addEventListener('blur', () => {
    for (const code of down) module.on_key(placeOf(code), 0, 0, 0);
    down.clear();
    wake();
  });
  const characters = text => {
    for (const each of text) module.on_character(each.codePointAt(0));
    typed.value = '';
    wake();
  };
  typed.addEventListener('input', event => event.isComposing || characters(typed.value));
  typed.addEventListener('compositionend', () => characters(typed.value));
  addEventListener('paste', event => {
    module.on_paste(...given(event.clipboardData.getData('text/plain')));
    event.preventDefault();
    wake();
  });
}

// Controls of the page itself, such as those of a notice.
const isOfPage = event => event.target.closest?.('.of-page') !== null && event.target.closest?.('.of-page') !== undefined;
