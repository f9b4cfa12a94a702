// The tab draws what the desktop draws: at most 1 % of the pixels of the plan differ. usage: node same.mjs FOLDER PICTURES
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {openBrowser, root, serve, Tab} from './tab.mjs';

const [folder, pictures] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const server = await serve(folder), {browser, close} = await openBrowser();
try {
  const tab = await Tab.open(browser, server.address);
  await tab.key('Escape');
  await tab.click('sample:cinder-crown');
  await tab.page.mouse.move(600, 790);
  await tab.picture(join(pictures, 'same-tab.png'));
  const [left, top, right, bottom] = (await tab.box('plan')).map(Math.round);
  execFileSync('xvfb-run', ['-a', '-s', '-screen 0 1280x800x24', join(root, 'build/bin/hexwright-editor'), join(root, 'samples/battlefields/cinder-crown.xml'),
    '--size', '1280x800', '--screenshot', join(pictures, 'same-desktop.png')], {env: {...process.env, HOME: pictures, XDG_CONFIG_HOME: '', XDG_STATE_HOME: ''}});
  const area = `${right - left}x${bottom - top}+${left}+${top}`;
  const {stderr} = spawnSync('compare', ['-metric', 'AE', '-fuzz', '2%', join(pictures, `same-tab.png[${area}]`), join(pictures, `same-desktop.png[${area}]`),
    join(pictures, 'same-difference.png')], {encoding: 'utf8'});
  const differ = Number(stderr) / ((right - left) * (bottom - top));
  console.log(`ok ${(differ * 100).toFixed(2)} % of the pixels of the plan differ`);
  assert(differ <= 0.01, `${differ} of the plan differs`);
} finally {
  await close();
  server.stop();
}
