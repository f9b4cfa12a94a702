// Keys by their place on an American keyboard, as GLFW numbers them.
const places = {
  Space: 32, Quote: 39, Comma: 44, Minus: 45, Period: 46, Slash: 47, Semicolon: 59, Equal: 61, BracketLeft: 91, Backslash: 92, BracketRight: 93, Backquote: 96,
  IntlBackslash: 161, Escape: 256, Enter: 257, Tab: 258, Backspace: 259, Insert: 260, Delete: 261, ArrowRight: 262, ArrowLeft: 263, ArrowDown: 264, ArrowUp: 265,
  PageUp: 266, PageDown: 267, Home: 268, End: 269, NumpadDecimal: 330, NumpadDivide: 331, NumpadMultiply: 332, NumpadSubtract: 333, NumpadAdd: 334, NumpadEnter: 335,
  ShiftLeft: 340, ControlLeft: 341, AltLeft: 342, MetaLeft: 341, ShiftRight: 344, ControlRight: 345, AltRight: 346, MetaRight: 345, ContextMenu: 348,
};
export function placeOf(code) {
  if (/^Key[A-Z]$/.test(code)) return code.charCodeAt(3);
  if (/^Digit\d$/.test(code)) return code.charCodeAt(5);
  if (/^F\d+$/.test(code)) return 289 + Number(code.slice(1));
  if (/^Numpad\d$/.test(code)) return 320 + Number(code.slice(6));
  return places[code] ?? -1;
}
// Ctrl, or Command on a Mac.
export const held = event => (event.ctrlKey || event.metaKey ? 1 : 0) + (event.shiftKey ? 2 : 0) + (event.altKey ? 4 : 0);

// Those of the browser that it does not give away, or that people want even here: tabs, windows, the address, reload, its tools.
const withControl = ['KeyR', 'KeyT', 'KeyW', 'KeyN', 'KeyL', 'F4'], withShift = ['KeyI', 'KeyJ', 'KeyC'], alone = ['F5', 'F11', 'F12'];
const control = event => (event.ctrlKey || event.metaKey) && !event.altKey;
const isBrowsers = event => alone.includes(event.code) || event.altKey && event.code === 'F4' || control(event) && withControl.includes(event.code) ||
  control(event) && event.shiftKey && withShift.includes(event.code);
export const isOurs = event => !isBrowsers(event);
