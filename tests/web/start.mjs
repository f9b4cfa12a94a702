// What the first visit loads, and how long the window takes to appear from the cache: from the start of the navigation to the end of its
// first frame. Prints the time, which a busy machine makes meaningless, and fails on the size. usage: node start.mjs FOLDER
import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder] = process.argv.slice(2), starts = 5;
const files = readdirSync(folder, {recursive: true}).map(name => join(folder, name)).filter(file => statSync(file).isFile());
const later = /(rest\.bin|licences\.txt)$/;  // The first frame does without.
const loaded = files.filter(file => !later.test(file)).reduce((sum, file) => sum + gzipSync(readFileSync(file), {level: 9}).length, 0);
console.log(`ok the first visit loads ${(loaded / 1e6).toFixed(2)} MB, compressed as servers do it`);
assert(loaded < 5e6, `${loaded} bytes`);

const server = await serve(folder), {browser, close} = await openBrowser();
const firstFrame = () => {  // The canvas is drawn to by a frame that the window asks for: the end of the first one is noted.
  const wait = () => {
    if (!window.hexwright) return requestAnimationFrame(wait);
    const gl = document.querySelector('canvas').getContext('webgl2');
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));  // Waits until all is drawn.
    window.appeared ??= performance.now();
  };
  requestAnimationFrame(wait);
};
try {
  const tab = await Tab.open(browser, server.address, {before: firstFrame});
  await tab.page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await tab.until(() => tab.page.evaluate(() => navigator.serviceWorker.controller !== null));
  const times = [];
  for (let i = 0; i < starts; ++i) {
    await tab.page.reload();
    await tab.settled();
    times.push(await tab.page.evaluate(() => window.appeared));
  }
  assert.deepEqual(tab.troubles, []);
  times.sort((a, b) => a - b);
  console.log(`ok from the cache to the first frame: ${times.map(time => (time / 1000).toFixed(2)).join(', ')} s`);
} finally {
  await close();
  server.stop();
}
