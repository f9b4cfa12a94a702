// The page's own scripts without the editor: an empty page of the same address, whose module notes what it is told. Fast, and exact
// about what the editor would be told by real fingers, buttons and keys.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export const versionOf = folder => readFileSync(join(folder, 'index.html'), 'utf8').match(/src="([^"/]+)\/hexwright\.js"/)[1];

const scene = `<style>body { margin: 0 } canvas { position: fixed; inset: 0; width: 100%; height: 100%; touch-action: none }</style>
<canvas id="map"></canvas><textarea id="typed" inputmode="none"></textarea>`;

// `told` of the page: lines of what the module was told since the last look.
export async function openScripts(browser, address, folder, viewport) {
  const page = await browser.newPage();
  if (viewport) await page.setViewport(viewport);
  const troubles = [];
  page.on('pageerror', error => troubles.push(String(error.stack ?? error)));
  await page.goto(address + 'licences.txt');
  await page.evaluate(async (version, scene) => {
    const viewport = document.createElement('meta');
    Object.assign(viewport, {name: 'viewport', content: 'width=device-width'});
    document.head.replaceChildren(viewport);
    document.body.innerHTML = scene;
    window.told = [];
    window.lists = () => false;
    const short = value => typeof value === 'number' ? Math.round(value * 100) / 100 : value;
    const answers = {scrolls_at: (x, y) => window.lists(x, y)};
    const module = new Proxy({}, {get: (_, name) => (...values) => { told.push([name, ...values.map(short)].join(' ')); return answers[name]?.(...values); }});
    const {listen} = await import(`/${version}/input.js`);
    const map = document.getElementById('map'), typed = document.getElementById('typed');
    listen(map, typed, module, text => [text], () => {});
    window.prevented = [];
    addEventListener('keydown', event => prevented.push(event.defaultPrevented));
  }, versionOf(folder), scene);
  const told = async () => page.evaluate(() => window.told.splice(0));
  await told();
  return {page, told, troubles};
}

// Runs all tests, or those whose names have the text HEXWRIGHT_ONLY of the environment in them.
export async function steps(all) {
  let failed = 0;
  for (const [name, test] of Object.entries(all).filter(([name]) => name.includes(process.env.HEXWRIGHT_ONLY ?? ''))) {
    const began = Date.now();
    try {
      await test();
      console.log(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      ++failed;
      console.log(`not ok ${name}`);
      console.error(error);
    }
  }
  process.exitCode = failed ? 1 : 0;
}
