// Storage that is full, forbidden or shared: what was done is kept when there is room again, the window opens where nothing is kept and
// says so, two tabs save one file, and an update of the page is never half of each. usage: node storage.mjs FOLDER [PICTURES]
import assert from 'node:assert/strict';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {steps, versionOf} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder, pictures = mkdtempSync(join(tmpdir(), 'hexwright-pictures-'))] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const server = await serve(folder);
let opened = await openBrowser();

const emptyTable = async tab => { for (let i = 0; i < 3; ++i) await tab.key('Escape'); };
async function lay(tab, count, row = 0) {
  await tab.click('palette:grass-1');
  await tab.click('view.plan');
  const [left, top] = await tab.box('plan');
  for (let i = 0; i < count; ++i) await tab.clickAt([left + 80 + 60 * i, top + 100 + 60 * row]);
}
const bar = tab => tab.page.$eval('#bar', bar => bar.hidden ? '' : bar.textContent);
// Of the storage, not of the page.
const keptFiles = tab => tab.page.evaluate(() => new Promise((done, failed) => {
  const asked = indexedDB.open('hexwright', 1);
  asked.onerror = failed;
  asked.onsuccess = () => {
    const all = asked.result.transaction('files').objectStore('files').getAllKeys();
    all.onsuccess = () => { asked.result.close(); done(all.result); };
  };
}));

// A copy of the folder whose version is another, with a mark in its page.
function versioned(into, name, mark) {
  const from = versionOf(folder);
  rmSync(into, {recursive: true, force: true});
  cpSync(folder, into, {recursive: true});
  renameSync(join(into, from), join(into, name));
  for (const file of ['index.html', 'service.js']) writeFileSync(join(into, file), readFileSync(join(into, file), 'utf8').replaceAll(from, name));
  const page = join(into, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', `<body data-mark="${mark}">`));
}

try {
  await steps({
    async 'full storage is said, and what waited is kept when there is room'() {
      const tab = await Tab.open(opened.browser, server.address, {before: () => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...given) {
          if (window.full && this.name === 'files') throw new DOMException('Full.', 'QuotaExceededError');
          return put.apply(this, given);
        };
      }});
      await emptyTable(tab);
      await lay(tab, 2);
      await tab.kept();
      await tab.page.evaluate(() => { window.full = true; });
      await lay(tab, 4, 1);
      await tab.kept();
      await tab.quiet();
      await tab.picture(join(pictures, 'storage-full.png'));
      console.log('  said: ' + (await tab.readAloud()).replaceAll('\n', ' | '));
      await tab.page.evaluate(() => { window.full = false; });
      await new Promise(done => setTimeout(done, 7000));  // It tries again by itself.
      await tab.quiet();
      await tab.kept();
      await tab.picture(join(pictures, 'storage-room-again.png'));
      console.log('  kept: ' + await keptFiles(tab));
      await opened.kill();
      opened = await openBrowser({profile: opened.profile});
      const again = await Tab.open(opened.browser, server.address);
      await again.click('recover.recover');
      assert.match(await again.readAloud(), /6 pieces/);
      assert.deepEqual(again.troubles, []);
      await again.page.close();
    },

    async 'without storage the window opens, and says that nothing is kept'() {
      for (const how of ['refused', 'missing']) {
        const tab = await Tab.open(opened.browser, server.address, {before: how === 'refused' ? () => {
          IDBFactory.prototype.open = () => { const asked = new EventTarget(); setTimeout(() => asked.onerror(new Event('error'))); asked.error = new DOMException('Denied.', 'InvalidStateError'); return asked; };
        } : () => {
          for (const kind of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, kind, {get() { throw new DOMException('Denied.', 'SecurityError'); }});
        }});
        await emptyTable(tab);
        assert.match(await bar(tab), /keeps nothing/, how);
        await tab.picture(join(pictures, `storage-${how}.png`));
        await tab.page.click('#bar button');
        assert.equal(await bar(tab), '');
        await lay(tab, 2);
        assert.match(await tab.readAloud(), /2 pieces/);
        const asks = await tab.page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', {cancelable: true})));
        assert(asks, 'leaving is asked about');
        assert.deepEqual(tab.troubles, []);
        await tab.page.close();
      }
    },

    async 'two tabs save one file: neither is written over unseen'() {
      const first = await Tab.open(opened.browser, server.address);
      await emptyTable(first);
      await first.run('file.new').catch(() => {});
      await lay(first, 3);
      await first.key('Control', 'Shift', 'KeyS');
      await first.key('Control', 'KeyA');
      await first.type('both.xml');
      await first.key('Enter');
      assert.match(await first.title(), /^both/);
      await first.kept();
      const second = await Tab.open(opened.browser, server.address);
      await second.page.bringToFront();
      await emptyTable(second);
      await lay(second, 5);
      await second.key('Control', 'Shift', 'KeyS');
      await second.key('Control', 'KeyA');
      await second.type('both.xml');
      await second.key('Enter');
      await second.picture(join(pictures, 'two-tabs-second.png'));
      console.log('  second: ' + (await second.readAloud()).replaceAll('\n', ' | '));
      await second.key('Enter');
      await second.kept();
      await second.picture(join(pictures, 'two-tabs-second-after.png'));
      await first.page.bringToFront();
      await first.quiet();
      await first.picture(join(pictures, 'two-tabs-first.png'));
      console.log('  first: ' + (await first.readAloud()).replaceAll('\n', ' | '));
      assert.deepEqual([...first.troubles, ...second.troubles], []);
      await first.page.close();
      await second.page.close();
    },

    async 'an update comes as a whole, and when the tab asks for it'() {
      const site = mkdtempSync(join(tmpdir(), 'hexwright-site-'));
      versioned(site, 'first-version', 'first');
      const changing = await serve(site);
      try {
        const tab = await Tab.open(opened.browser, changing.address);
        const used = async each => [await each.page.evaluate(() => document.body.dataset.mark), ...new Set(await each.page.evaluate(() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname.split('/')[1]).filter(name => name.endsWith('-version'))))];
        await tab.page.evaluate(async () => { await navigator.serviceWorker.ready; });
        await tab.until(() => tab.page.evaluate(() => navigator.serviceWorker.controller !== null));
        versioned(site, 'second-version', 'second');
        await tab.page.reload();
        await tab.settled();
        assert.deepEqual(await used(tab), ['first', 'first-version'], 'a tab keeps its version');
        await tab.until(async () => /new version/.test(await bar(tab)));
        await tab.picture(join(pictures, 'update.png'));
        const other = await Tab.open(opened.browser, changing.address);
        assert.deepEqual(await used(other), ['first', 'first-version'], 'so does a second one beside it');
        assert.equal(await bar(other), '', 'which offers nothing, for it is not the only one');
        await other.page.close();
        await tab.page.bringToFront();
        await emptyTable(tab);
        await lay(tab, 2);
        await Promise.all([tab.page.waitForNavigation({timeout: 120_000}), tab.page.click('#bar button')]);
        await tab.settled();
        assert.deepEqual(await used(tab), ['second', 'second-version']);
        await tab.click('recover.recover');
        assert.match(await tab.readAloud(), /2 pieces/, 'what was not saved came along');
        await tab.page.setOfflineMode(true);
        await tab.page.reload();
        await tab.settled();
        assert.deepEqual(await used(tab), ['second', 'second-version'], 'without a network');
        await tab.page.setOfflineMode(false);
        await tab.until(() => tab.page.evaluate(async () => (await caches.keys()).length === 1));
        versioned(site, 'third-version', 'third');
        await tab.page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
        await tab.until(async () => /new version/.test(await bar(tab)));
        await tab.page.close();
        let visit, visits = 0;  // The browser switches once it has noticed that no tab is left, which can be after the first visit began.
        do {
          const next = await Tab.open(opened.browser, changing.address);
          visit = await used(next);
          await next.page.close();
        } while (visit[0] === 'second' && ++visits < 10);
        assert.deepEqual(visit, ['third', 'third-version'], 'the next visit has the new one');
      } finally {
        changing.stop();
        rmSync(site, {recursive: true, force: true});
      }
    },
  });
  console.log('Pictures: ' + pictures);
} finally {
  await opened.close().catch(() => {});
  server.stop();
}
