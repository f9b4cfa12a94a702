// Fingers: one is the mouse's left button, held still its right one, over a list it scrolls; two pan, pinch to zoom and twist to
// turn; three orbit in 3D. What the first finger means is not known before it moves, is lifted, or a second one comes.
const still = 8, longPress = 500;  // In pixels of the page; in milliseconds.
const grace = 50;                  // A finger that was lifted while the page was busy comes before this is over.
const left = 0, right = 1, middle = 2;

const middleOf = points => ({
  x: points.reduce((sum, at) => sum + at.x, 0) / points.length,
  y: points.reduce((sum, at) => sum + at.y, 0) / points.length,
});
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

export function listenToFingers(module, wake) {
  const fingers = new Map();  // By the browser's number of them: where each is.
  let doing = 'nothing';      // 'waits', 'drags', 'scrolls', 'held', 'gestures': what they do until all are lifted.
  let begin, last, timer;

  const press = (button, at) => { module.on_move(at.x, at.y); module.on_button(button, 1, 0); };
  const lift = (button, at) => { module.on_move(at.x, at.y); module.on_button(button, 0, 0); };

  const first = at => {
    doing = 'waits';
    begin = last = at;
    module.on_move(at.x, at.y);
    const hold = () => {
      doing = 'held';
      press(right, begin);
      lift(right, begin);
      navigator.vibrate?.(10);
      wake();
    };
    timer = setTimeout(() => { timer = setTimeout(hold, grace); }, longPress - grace);
  };
  const moved = at => {
    if (doing === 'waits' && apart(at, begin) > still) {
      clearTimeout(timer);
      const upright = Math.abs(at.y - begin.y) > Math.abs(at.x - begin.x);
      doing = upright && module.scrolls_at(begin.x, begin.y) ? 'scrolls' : 'drags';
      if (doing === 'drags') press(left, begin);
    }
    if (doing === 'drags') module.on_move(at.x, at.y);
    if (doing === 'scrolls') module.scroll_at(begin.x, begin.y, last.y - at.y);
    last = at;
  };

  let shape;  // Of several fingers: their middle, how far apart, in which direction.
  const shapeNow = () => {
    const points = [...fingers.values()];
    const [a, b] = points;
    return {...middleOf(points), count: points.length, apart: apart(a, b), angle: Math.atan2(b.y - a.y, b.x - a.x)};
  };
  const several = () => {
    clearTimeout(timer);
    if (doing === 'drags') lift(left, last);
    doing = 'gestures';
    shape = shapeNow();
    module.on_move(shape.x, shape.y);
  };
  const gestured = () => {
    const now = shapeNow();
    if (now.count !== shape.count) return void (shape = now);
    const turn = Math.atan2(Math.sin(now.angle - shape.angle), Math.cos(now.angle - shape.angle));
    const zoom = now.count === 2 && shape.apart > 0 && now.apart > 0 ? now.apart / shape.apart : 1;
    module.on_gesture(now.x, now.y, now.x - shape.x, now.y - shape.y, zoom, now.count === 2 ? turn : 0, now.count);
    shape = now;
  };

  // All are lifted, or were and nobody said so.
  const end = () => {
    if (fingers.size === 0) return;
    fingers.clear();
    clearTimeout(timer);
    if (doing === 'drags') lift(left, last);
    doing = 'nothing';
    module.on_move(-1, -1);
  };
  const follow = (kind, event) => {
    const at = {x: event.clientX, y: event.clientY};
    if (kind === 'pointerdown') {
      if (event.isPrimary) end();  // It is the only one.
      fingers.set(event.pointerId, at);
      if (fingers.size === 1) first(at);
      else several();
    } else if (kind === 'pointermove' && fingers.has(event.pointerId)) {
      fingers.set(event.pointerId, at);
      if (doing === 'gestures') fingers.size > 1 && gestured();
      else moved(at);
    } else if ((kind === 'pointerup' || kind === 'pointercancel') && fingers.delete(event.pointerId)) {
      clearTimeout(timer);
      if (doing === 'waits' && kind === 'pointerup') press(left, begin), module.on_button(left, 0, 0);
      if (doing === 'waits') doing = 'nothing';
      if (doing === 'drags') lift(left, kind === 'pointerup' ? at : last);  // What is cancelled says no place.
      if (doing === 'gestures' && fingers.size > 1) shape = shapeNow();
      if (fingers.size === 0) doing = 'nothing', module.on_move(-1, -1);
    }
  };
  return {follow, end};
}
