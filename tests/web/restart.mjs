// The browser is killed at random moments while pieces are laid: at most the last two are lost. What memory the editor needs for many steps,
// and the graphics taken away and given back. usage: node restart.mjs FOLDER [PICTURES] [SEED]
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {steps} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder, pictures = mkdtempSync(join(tmpdir(), 'hexwright-pictures-')), seed = String(Date.now() % 100_000)] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const server = await serve(folder);
let opened = await openBrowser(), tab;
let state = Number(seed) >>> 0;
const random = below => { state = (state * 1664525 + 1013904223) >>> 0; return Math.floor(state / 2 ** 32 * below); };
const pieces = async () => Number(/(\d+) pieces?/.exec(await tab.readAloud())?.[1] ?? NaN);
const megabytes = () => tab.page.evaluate(() => window.hexwright.memory() / 2 ** 20);
const placeOf = async count => {
  const [left, top, right, bottom] = await tab.box('plan');
  const across = 14;
  return [left + 40 + (right - left - 80) * (count % across) / (across - 1), top + 50 + (bottom - top - 100) * (Math.floor(count / across) % 12) / 11];
};
async function ready() {
  await tab.click('palette:grass-1');
  await tab.click('view.plan');
}

await steps({
  async 'the picture comes back after the browser took the graphics away'() {
    tab = await Tab.open(opened.browser, server.address);
    for (let i = 0; i < 3; ++i) await tab.key('Escape');
    await ready();
    await tab.clickAt(await placeOf(40));
    await tab.click('view.both');
    const colours = async () => Number(await tab.page.evaluate(() => {
      const gl = document.getElementById('map').getContext('webgl2'), bytes = new Uint8Array(400 * 400 * 4);
      gl.readPixels(100, 100, 400, 400, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      return new Set(new Uint32Array(bytes.buffer)).size;
    }));
    const before = await colours();
    await tab.page.evaluate(() => { window.graphics = document.getElementById('map').getContext('webgl2').getExtension('WEBGL_lose_context'); graphics.loseContext(); });
    await tab.page.evaluate(() => graphics.restoreContext());  // At once: no frame was wanted meanwhile.
    await new Promise(done => setTimeout(done, 500));
    await tab.quiet();
    await tab.picture(join(pictures, 'graphics-again.png'));
    const after = await colours();
    assert(before > 50 && after > before / 2, `${before} colours before, ${after} after`);
    assert.deepEqual(tab.troubles, []);
  },
  async 'memory stays below 400 MB through 200 steps back and forth'() {
    for (let i = 0; i < 200; ++i) {
      await tab.page.keyboard.down('Control');
      await tab.page.keyboard.press(i % 2 ? 'KeyY' : 'KeyZ');
      await tab.page.keyboard.up('Control');
      if (i % 20 === 0) await tab.quiet();
    }
    await tab.quiet();
    const used = await megabytes();
    console.log(`  ${used} MB`);
    assert(used < 400);
  },
  async 'ten times killed: at most two pieces are lost each time'() {
    console.log('  seed ' + seed);
    const lost = [];
    await tab.key('Escape');
    await ready();
    for (let round = 0; round < 10; ++round) {
      let laid = await pieces(), killed = false;
      const until = Date.now() + 500 + random(4000);
      while (Date.now() < until) {
        const at = await placeOf(laid + 2);
        await tab.page.mouse.click(...at);
        await tab.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
        laid = await pieces();
      }
      await opened.kill();
      killed = true;
      opened = await openBrowser({profile: opened.profile});
      tab = await Tab.open(opened.browser, server.address);
      if (await tab.box('recover.recover')) await tab.click('recover.recover');
      const there = await pieces();
      lost.push(`${laid - there} of ${laid}`);
      assert(killed && laid - there <= 2, `round ${round}: ${laid} laid, ${there} there`);
      await ready();
    }
    console.log('  lost: ' + lost.join(', '));
    assert.deepEqual(tab.troubles, []);
  },
});
console.log('Pictures: ' + pictures);
await opened.close().catch(() => {});
server.stop();
