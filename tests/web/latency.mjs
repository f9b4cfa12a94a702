// From pointer down to the end of the frame that shows the piece, with 600 pieces and 3D open. Prints figures, and fails only where nothing is
// laid: a busy machine proves nothing. usage: node latency.mjs FOLDER
import assert from 'node:assert/strict';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder] = process.argv.slice(2), across = 30, down = 20, laid = 24;
const file = join(mkdtempSync(join(tmpdir(), 'hexwright-')), 'field.xml');
const pieces = Array.from({length: across * down}, (_, i) => `      <piece kind="grass-1" at="${i % across - Math.floor(i / across / 2)},${Math.floor(i / across)}"/>`);
writeFileSync(file, `<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="field">
  <about title="Field"/>
  <battlefield>
    <level number="1">
${pieces.join('\n')}
    </level>
  </battlefield>
</scenario>
`);
const server = await serve(folder), {browser, close} = await openBrowser();
try {
  const tab = await Tab.open(browser, server.address, {before: () => { delete window.showOpenFilePicker; }});
  for (let i = 0; i < 3 && await tab.box('plan'); ++i) await tab.key('Escape');
  await tab.run('file.open');
  const [asked] = await Promise.all([tab.page.waitForFileChooser(), tab.click('file-dialog.from-device')]);
  await asked.accept([file]);
  await tab.until(async () => /600 pieces/.test(await tab.readAloud()));
  await tab.click('palette:rock-1');
  await tab.page.evaluate(() => {
    const gl = document.querySelector('canvas').getContext('webgl2');
    const drawn = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));  // Waits until all is drawn.
    const pieces = () => Number(document.getElementById('read').textContent.match(/(\d+) pieces/)[1]);
    let down = 0, before = 0;
    window.frames = [];
    addEventListener('pointerdown', ({timeStamp}) => { down = timeStamp; before = pieces(); }, true);
    window.hexwright.onFrame = () => {
      if (down === 0 || pieces() === before) return;
      drawn();
      window.frames.push(performance.now() - down);
      down = 0;
    };
  });
  const [left, top, right, bottom] = await tab.box('plan');
  for (let i = 0; i < laid; ++i) {  // Like somebody who builds: not waiting until the picture is at its finest.
    await tab.page.mouse.move(left + (right - left) * (0.3 + 0.4 * (i % 6) / 5), top + (bottom - top) * (0.35 + 0.3 * Math.floor(i / 6) / 3));
    await new Promise(done => setTimeout(done, 400));
    await tab.page.mouse.down();
    await tab.page.mouse.up();
    await new Promise(done => setTimeout(done, 400));
  }
  await tab.quiet();
  const times = (await tab.page.evaluate(() => window.frames)).sort((a, b) => a - b);
  const pieceCount = Number((await tab.readAloud()).match(/(\d+) pieces/)[1]);
  console.log(`ok pointer down to the frame drawn: median ${times[times.length >> 1].toFixed(0)} ms, 9 of 10 within ${times[Math.floor(times.length * 0.9)].toFixed(0)} ms, ${times.at(-1).toFixed(0)} ms at most (${times.length} pieces on ${across * down})`);
  assert(pieceCount > across * down + laid / 2, `${pieceCount} pieces`);
} finally {
  await close();
  server.stop();
}
