// Fingers, pens and buttons: what the editor is told of them on a phone and on a tablet, and pieces laid by a finger. usage: node touch.mjs FOLDER [PICTURES]
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openScripts, steps} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder, pictures = mkdtempSync(join(tmpdir(), 'hexwright-pictures-'))] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const phone = {width: 390, height: 844, deviceScaleFactor: 3, isMobile: true, hasTouch: true};
const tablet = {width: 1024, height: 700, deviceScaleFactor: 1, isMobile: true, hasTouch: true};
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));

const fingersOf = async page => {
  const session = await page.createCDPSession();
  const send = (type, ...points) => session.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y], id) => ({x, y, id}))});
  return {down: (...points) => send('touchStart', ...points), move: (...points) => send('touchMove', ...points), up: (...left) => send('touchEnd', ...left), cancel: () => send('touchCancel')};
};
const buttons = lines => lines.filter(line => line.startsWith('on_button'));
const gestures = lines => lines.filter(line => line.startsWith('on_gesture')).map(line => line.split(' ').slice(1).map(Number));

const server = await serve(folder);
const opened = await openBrowser({size: [1024, 800]});
const all = {};
for (const [name, viewport] of Object.entries({phone, tablet})) {
  let page, told, troubles, fingers;
  const on = (what, test) => { all[`${what}, ${name}`] = test; };
  on('a tap is a click at its place', async () => {
    ({page, told, troubles} = await openScripts(opened.browser, server.address, folder, viewport));
    fingers = await fingersOf(page);
    await Promise.all([fingers.down([100, 200]), fingers.up()]);  // At once: on a busy machine the way back takes as long as a long press.
    assert.deepEqual(await told(), ['on_move 100 200', 'on_move 100 200', 'on_button 0 1 0', 'on_button 0 0 0', 'on_move -1 -1']);
  });
  on('a finger drags from where it began', async () => {
    await fingers.down([100, 200]);
    await fingers.move([104, 200]);
    await fingers.move([150, 200]);
    await fingers.up();
    const lines = await told();
    assert.deepEqual(buttons(lines), ['on_button 0 1 0', 'on_button 0 0 0']);
    assert.equal(lines[lines.indexOf('on_button 0 1 0') - 1], 'on_move 100 200');
    assert.equal(lines[lines.indexOf('on_button 0 0 0') - 1], 'on_move 150 200');
  });
  on('a finger held still is the right button', async () => {
    await fingers.down([100, 200]);
    await wait(700);
    await fingers.up();
    assert.deepEqual(buttons(await told()), ['on_button 2 1 0', 'on_button 2 0 0'].map(line => line.replace('2', '1')));
  });
  on('a finger scrolls a list', async () => {
    await page.evaluate(() => { window.lists = x => x < 150; });
    await fingers.down([100, 400]);
    await fingers.move([100, 380]);
    await fingers.move([100, 300]);
    await fingers.up();
    const lines = await told();
    assert.deepEqual(buttons(lines), []);
    assert.equal(lines.filter(line => line.startsWith('scroll_at')).reduce((sum, line) => sum + Number(line.split(' ')[3]), 0), 100);
    await page.evaluate(() => { window.lists = () => false; });
  });
  on('two fingers pan, pinch and turn', async () => {
    await fingers.down([100, 300], [200, 300]);
    await fingers.move([80, 310], [220, 310]);
    await fingers.move([90, 270], [210, 350]);
    await fingers.up();
    const lines = await told(), moves = gestures(lines);
    assert.deepEqual(buttons(lines), []);
    assert(moves.length >= 2 && moves.every(each => each[6] === 2));
    assert(moves.some(each => each[4] > 1), JSON.stringify(moves));
    assert(moves.some(each => each[5] !== 0 && Math.abs(each[5]) < 2), 'turned');
  });
  on('two fingers at one place do not zoom to nothing', async () => {
    await fingers.down([100, 300], [200, 300]);
    await fingers.move([150, 300], [150, 300]);
    await fingers.move([100, 300], [200, 300]);
    await fingers.up();
    assert(gestures(await told()).every(each => each.every(Number.isFinite) && each[4] > 0));
  });
  on('three fingers orbit', async () => {
    await fingers.down([100, 300], [150, 300], [200, 300]);
    await fingers.move([110, 320], [160, 320], [210, 320]);
    await fingers.up();
    const moves = gestures(await told());
    assert(moves.length > 0 && moves.some(each => each[6] === 3));
  });
  on('a second finger that comes late ends the drag', async () => {
    await fingers.down([100, 200]);
    await fingers.move([150, 200]);
    await fingers.down([150, 200], [250, 200]);
    await fingers.move([140, 200], [260, 200]);
    await fingers.up([140, 200]);
    await fingers.move([120, 260]);
    await fingers.up();
    const lines = await told();
    assert.deepEqual(buttons(lines), ['on_button 0 1 0', 'on_button 0 0 0']);
    assert(lines.indexOf('on_button 0 0 0') < lines.findIndex(line => line.startsWith('on_gesture')));
  });
  on('a finger lifted outside lifts the button', async () => {
    await fingers.down([100, 30]);
    await fingers.move([100, 60]);
    await fingers.move([100, -40]);
    await fingers.up();
    assert.deepEqual(buttons(await told()), ['on_button 0 1 0', 'on_button 0 0 0']);
  });
  on('a touch that the system takes away ends where it was', async () => {
    await fingers.down([100, 200]);
    await fingers.move([150, 260]);
    await told();
    await fingers.cancel();
    const lines = await told();
    assert.deepEqual(lines, ['on_move 150 260', 'on_button 0 0 0', 'on_move -1 -1']);
    await fingers.down([100, 200]);
    await fingers.up();
    assert.deepEqual(buttons(await told()), ['on_button 0 1 0', 'on_button 0 0 0'], 'the next touch is a first finger');
  });
  on('a finger that was never lifted is forgotten', async () => {
    const send = (kind, id, primary) => page.evaluate((kind, id, primary) => document.getElementById('map').dispatchEvent(new PointerEvent(kind, {pointerId: id, pointerType: 'touch', isPrimary: primary, clientX: 50, clientY: 50})), kind, id, primary);
    await send('pointerdown', 70, true);
    await told();
    await send('pointerdown', 71, true);
    await send('pointerup', 71, true);
    assert.deepEqual(buttons(await told()), ['on_button 0 1 0', 'on_button 0 0 0']);
  });
  on('a pen draws, and the hand beside it does not', async () => {
    const session = await page.createCDPSession();
    const pen = (type, x, y, more = {}) => session.send('Input.dispatchMouseEvent', {type, x, y, pointerType: 'pen', button: type === 'mouseMoved' ? 'none' : 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, ...more});
    await pen('mousePressed', 100, 200);
    await page.evaluate(() => document.getElementById('map').dispatchEvent(new PointerEvent('pointerdown', {pointerId: 90, pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 300})));
    await pen('mouseMoved', 150, 200);
    await pen('mouseReleased', 150, 200);
    const lines = await told();
    assert.deepEqual(buttons(lines), ['on_button 0 1 0', 'on_button 0 0 0']);
    assert(!lines.includes('on_move 300 300'));
    assert.deepEqual(troubles, []);
    await page.close();
  });
}

all['buttons pressed together all come up'] = async () => {
  const {page, told} = await openScripts(opened.browser, server.address, folder, {width: 1024, height: 700});
  await page.mouse.move(100, 100);
  await page.mouse.down({button: 'left'});
  await page.mouse.down({button: 'right'});
  await page.mouse.up({button: 'left'});
  await page.mouse.up({button: 'right'});
  const lines = buttons(await told());
  for (const button of [0, 1]) assert.deepEqual(lines.filter(line => line.startsWith(`on_button ${button} `)), [`on_button ${button} 1 0`, `on_button ${button} 0 0`]);
  await page.mouse.down({button: 'left'});
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  assert.equal(buttons(await told()).at(-1), 'on_button 0 0 0', 'the window lost the focus');
  await page.mouse.up({button: 'left'});
  await told();
  await page.evaluate(() => document.getElementById('map').dispatchEvent(new PointerEvent('pointerdown', {pointerId: 1, pointerType: 'mouse', button: 3, buttons: 8})));
  assert.deepEqual(buttons(await told()), [], 'the button for going back presses nothing');
  await page.close();
};

for (const [name, viewport] of Object.entries({phone, tablet}))
  all[`pieces are laid by a finger, ${name}`] = async () => {
    const tab = await Tab.open(opened.browser, server.address, {viewport});
    for (let i = 0; i < 3; ++i) await tab.key('Escape');
    await tab.picture(join(pictures, `touch-${name}.png`));
    const fingers = await fingersOf(tab.page);
    const tap = async at => { await Promise.all([fingers.down(at), fingers.up()]); await tab.quiet(); };
    if (name === 'tablet') await tap(await tab.at('palette:grass-1'));
    else await tab.run('tool.place').catch(() => {});
    if (name === 'tablet') {
      await tap(await tab.at('view.plan'));
      const [left, top, right, bottom] = await tab.box('plan');
      await tab.picture(join(pictures, 'touch-tablet-chosen.png'));
      await tap([left + 150, top + 120]);
      await tab.picture(join(pictures, 'touch-tablet-laid.png'));
      assert.match(await tab.readAloud(), /1 piece\b/);
      await fingers.down([left + 200, top + 200], [left + 300, top + 200]);
      for (let i = 1; i < 6; ++i) await fingers.move([left + 200 - 15 * i, top + 200], [left + 300 + 15 * i, top + 200]);
      await fingers.up();
      await tab.quiet();
      assert.match(await tab.readAloud(), /1 piece\b/, 'two fingers lay nothing');
      await tab.picture(join(pictures, 'touch-tablet-pinched.png'));
      await fingers.down([(left + right) / 2, bottom - 60]);
      await wait(800);
      await fingers.up();
      await tab.picture(join(pictures, 'touch-tablet-held.png'));
    }
    assert.deepEqual(tab.troubles, []);
    await tab.page.close();
  };

try {
  await steps(all);
  console.log('Pictures: ' + pictures);
} finally {
  await opened.close().catch(() => {});
  server.stop();
}
