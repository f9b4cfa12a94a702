// Files of the device where the browser may write them (File System Access): opened and saved in place, also after a new start; a place
// that may no longer be written is said. No test can click in a browser's own dialog: instead of it stands a folder of the page's own
// storage, whose files are handles of the same kind. usage: node device.mjs FOLDER [PICTURES]
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {steps} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder, pictures = mkdtempSync(join(tmpdir(), 'hexwright-pictures-'))] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const server = await serve(folder);
let opened = await openBrowser(), tab;

// The person chooses window.chosen, or changes their mind if that is null.
const dialogs = () => {
  const choose = async create => {
    if (window.chosen === null) throw new DOMException('Cancelled.', 'AbortError');
    return (await navigator.storage.getDirectory()).getFileHandle(window.chosen, {create});
  };
  window.showOpenFilePicker = async () => [await choose(false)];
  window.showSaveFilePicker = ({suggestedName}) => { window.suggested = suggestedName; return choose(true); };
};
const open = () => Tab.open(opened.browser, server.address, {before: dialogs});
const choosing = name => tab.page.evaluate(name => { window.chosen = name; }, name);
const put = (name, text) => tab.page.evaluate(async (name, text) => {
  const stream = await (await (await navigator.storage.getDirectory()).getFileHandle(name, {create: true})).createWritable();
  await stream.write(text);
  await stream.close();
}, name, text);
const onDevice = name => tab.page.evaluate(async name => (await (await (await navigator.storage.getDirectory()).getFileHandle(name)).getFile()).text(), name);
const pieces = async name => (await onDevice(name)).match(/<piece /g).length;

async function openedFromDevice(name) {
  await choosing(name);
  await tab.run('file.open');
  await tab.click('file-dialog.from-device');
}
async function lay(at) {
  await tab.click('palette:grass-1');
  await tab.click('view.plan');
  const [left, top] = await tab.box('plan');
  await tab.clickAt([left + 40 * at, top + 60]);
}
async function save() {
  await tab.key('Control', 'KeyS');
  await tab.kept();
}

const map = `<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="mine" edition="master-2007">
  <about title="Mine"/>
  <battlefield name="Mine">
    <level number="1">
      <piece kind="grass-7" at="4,4"/>
    </level>
  </battlefield>
</scenario>
`;
const all = 1;
try {
  tab = await open();
  await put('mine.xml', map);
  await steps({
    async 'a file of the device is saved in place'() {
      for (let i = 0; i < 3; ++i) await tab.key('Escape');
      await openedFromDevice('mine.xml');
      await tab.until(async () => /Mine/.test(await tab.title()));
      await lay(1);
      await tab.until(async () => /^•/.test(await tab.title()));
      assert.equal(await pieces('mine.xml'), all, 'nothing is written before it is saved');
      await save();
      await tab.until(async () => await pieces('mine.xml') === all + 1);
      await tab.picture(join(pictures, 'device-saved.png'));
    },

    async 'and again after the browser was killed'() {
      await opened.kill();
      opened = await openBrowser({profile: opened.profile});
      tab = await open();
      assert.match(await tab.title(), /Mine/);
      await lay(2);
      await save();
      await tab.until(async () => await pieces('mine.xml') === all + 2);
    },

    async 'another place is chosen, and is the one from then on'() {
      await choosing('other.xml');
      await tab.key('Control', 'Shift', 'KeyS');
      await tab.click('file-dialog.to-device');
      await tab.until(async () => await tab.page.evaluate(() => window.suggested !== undefined));
      await tab.kept();
      await tab.until(async () => await onDevice('other.xml').catch(() => '') !== '');
      assert.equal(await pieces('other.xml'), all + 2);
      await lay(3);
      await save();
      await tab.until(async () => await pieces('other.xml') === all + 3);
      assert.equal(await pieces('mine.xml'), all + 2, 'the first file stays as it was');
    },

    async 'who changes their mind changes nothing'() {
      const title = await tab.title();
      await openedFromDevice(null);
      await tab.key('Escape');
      await tab.key('Control', 'Shift', 'KeyS');
      await tab.click('file-dialog.to-device');
      for (let i = 0; i < 3; ++i) await tab.key('Escape');
      assert.equal(await tab.title(), title);
      assert.equal(await pieces('other.xml'), all + 3);
    },

    async 'a place that may not be written is said, and the map is kept'() {
      await tab.page.evaluate(() => { FileSystemHandle.prototype.queryPermission = FileSystemHandle.prototype.requestPermission = async () => 'denied'; });
      await lay(4);
      await save();
      await tab.until(async () => /may not write/.test(await tab.page.$eval('#spoken', spoken => spoken.textContent)));
      await tab.picture(join(pictures, 'device-refused.png'));
      assert.equal(await pieces('other.xml'), all + 3);
      await opened.kill();
      opened = await openBrowser({profile: opened.profile});
      tab = await open();
      assert.match(await tab.readAloud(), new RegExp(`${all + 4} pieces`), 'in the browser');
    },
  });
  assert.deepEqual(tab.troubles, []);
  console.log('Pictures: ' + pictures);
} finally {
  await opened.close().catch(() => {});
  server.stop();
}
