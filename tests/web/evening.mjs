// An evening in the tab by real clicks, keys and touches: a map of 60 pieces is built and saved, the browser is killed and everything is
// there again, a link is opened, a scenario is played to its end. usage: node evening.mjs FOLDER [PICTURES]
import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {inFirefox, openBrowser, root, serve, Tab} from './tab.mjs';

const [folder, pictures = mkdtempSync(join(tmpdir(), 'hexwright-pictures-'))] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const server = await serve(folder);
const shot = (tab, name) => tab.picture(join(pictures, name + '.png'));
const step = async (name, test) => {
  const began = Date.now();
  await test();
  console.log(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
};

let opened = await openBrowser(), tab;
const reopen = async () => { opened = await openBrowser({profile: opened.profile}); tab = await Tab.open(opened.browser, server.address); };
const emptyTable = async () => { for (let i = 0; i < 3 && await tab.box('plan'); ++i) await tab.key('Escape'); };

// Under a test Firefox cancels what it would ask, at once: there the file is given to the page's field itself.
const openToChoose = () => Tab.open(opened.browser, server.address,
  {before: inFirefox ? () => { HTMLInputElement.prototype.click = () => {}; } : () => { delete window.showOpenFilePicker; }});
async function chooseOnDevice(chooser, file) {
  if (inFirefox) {
    await chooser.click('file-dialog.from-device');
    await (await chooser.page.$('input[data-purpose=open]')).uploadFile(file);
  } else {
    const [asked] = await Promise.all([chooser.page.waitForFileChooser(), chooser.click('file-dialog.from-device')]);
    await asked.accept([file]);
  }
}

try {
  await step('the window appears', async () => {
    tab = await Tab.open(opened.browser, server.address);
    assert.equal(await tab.title(), 'Untitled — Hexwright');
    assert(await tab.page.evaluate(() => crossOriginIsolated));
    await emptyTable();
    await shot(tab, 'empty');
  });

  await step('60 pieces are laid by clicks', async () => {
    await tab.click('palette:grass-1');
    await tab.click('view.plan');
    const [left, top, right, bottom] = await tab.box('plan');
    const across = 10, down = 6;
    for (let i = 0; i < across * down; ++i)
      await tab.clickAt([left + 40 + (right - left - 80) * (i % across) / (across - 1), top + 50 + (bottom - top - 100) * Math.floor(i / across) / (down - 1)]);
    await tab.click('view.both');
    await shot(tab, 'pieces');
    assert.match(await tab.readAloud(), /60 pieces/);
  });

  await step('what is not saved outlives kill -9', async () => {
    await tab.kept();
    await opened.kill();
    await reopen();
    await shot(tab, 'recover');
    await tab.click('recover.recover');
    assert.match(await tab.readAloud(), /60 pieces/);
  });

  await step('the map is saved under a name', async () => {
    await tab.key('Control', 'Shift', 'KeyS');
    await tab.key('Control', 'KeyA');
    await tab.type('evening.xml');
    await tab.key('Enter');
    assert.equal(await tab.title(), 'evening — Hexwright');
    await tab.kept();
    await opened.kill();
    await reopen();
    assert.equal(await tab.title(), 'evening — Hexwright', 'the map that was open comes again');
    assert.match(await tab.readAloud(), /60 pieces/);
  });

  await step('a second tab sees that the map is open', async () => {
    const second = await Tab.open(opened.browser, server.address);
    await shot(second, 'second-tab');
    assert.doesNotMatch(await second.title(), /evening/);
    assert.match(await second.page.$eval('#spoken', spoken => spoken.textContent), /evening\.xml \(open in another editor\)/);
    await second.page.close();
  });

  await step('a link opens a map', async () => {
    const code = await tab.page.evaluate(async () => {
      let copied = '';
      navigator.clipboard.writeText = async text => { copied = text; };
      return new Promise(done => {
        const look = setInterval(() => { if (copied) clearInterval(look), done(copied); }, 20);
        window.hexwright.run('file.copy-code');
      });
    });
    assert.match(code, /^HW1:/);
    const linked = await Tab.open(opened.browser, `${server.address}#${code}`);
    assert.match(await linked.readAloud(), /60 pieces/);
    await shot(linked, 'linked');
    await linked.page.close();
  });

  await step('a scenario is written by clicks', async () => {
    await tab.page.bringToFront();
    await tab.run('help.welcome');
    await tab.click('sample:cinder-crown');
    await tab.run('scenario.desk');
    await tab.click('part:rules');
    await tab.click('desk.new-rule');
    await tab.word('rules[0]/events', 'on');
    await tab.fill('rules[0]/events[0]@event', 'round-end');
    await tab.word('rules[0]/effects', 'say');
    await tab.click('slot:rules[0]/effects[0]@text');
    await tab.write('The water rises.');
    await shot(tab, 'scenario');
    assert(await tab.box('page:rules[0]'));
  });

  await step('it is played to its end', async () => {
    await tab.run('play.new');
    await tab.click('new-game.seat-1');
    await tab.click('seat.greedy');
    await tab.page.mouse.click(...await tab.at('new-game.begin'));  // Moving figures want frames all the time.
    await tab.page.waitForFunction(() => window.hexwright.run('play.pace-end'));
    await tab.quiet();
    await shot(tab, 'game-over');
    assert.match(await tab.readAloud(), /Won by Player/);
  });

  await step('a sheet is printed by a thread and downloaded', async () => {
    await tab.run('play.switch');
    await tab.run('file.print');
    await shot(tab, 'print');
    await tab.key('Enter');
    await shot(tab, 'print-to');
    await tab.key('Enter');
    const sheet = () => existsSync(opened.downloads) && readdirSync(opened.downloads).find(name => name.endsWith('.pdf'));
    await tab.until(() => sheet() && readFileSync(join(opened.downloads, sheet())).length > 0);
    assert.equal(readFileSync(join(opened.downloads, sheet())).subarray(0, 5).toString(), '%PDF-');
  });

  await step('the report is worked out by a thread', async () => {
    await tab.run('scenario.desk');  // Back to the map.
    await tab.click('side.report');
    await tab.click('report:judge');
    await tab.until(async () => !await tab.box('report:judge') && !await tab.box('report:progress'));
    await shot(tab, 'report');
  });

  await step('many games are played by threads, and stopped', async () => {
    await tab.click('side.games');
    await tab.page.mouse.click(...await tab.at('games:play'));  // Progress wants frames all the time.
    await tab.until(() => tab.box('games:progress'));
    await tab.page.mouse.click(...await tab.at('games:stop'));
    await tab.until(async () => !await tab.box('games:progress'));
    await shot(tab, 'many-games');
  });

  await step('the games of bench are the same here', async () => {
    assert.match(readFileSync(join(root, 'tests/cli/bench_test.cpp'), 'utf8'), new RegExp(await tab.page.evaluate(() => window.hexwright.bench())));
  });

  await step('a file of the device is opened', async () => {
    const chooser = await openToChoose();
    await chooser.run('file.open');
    await chooseOnDevice(chooser, join(root, 'samples/battlefields/frostmere.xml'));
    await chooser.until(async () => /Frostmere/.test(await chooser.title()));
    await shot(chooser, 'from-device');
    await chooser.page.close();
  });

  await step('a photo to trace is decoded by the browser', async () => {
    const photo = join(opened.downloads, 'photo.jpg');
    await tab.page.screenshot({path: photo, type: 'jpeg'});
    const chooser = await openToChoose();
    for (let i = 0; i < 3 && await chooser.box('plan'); ++i) await chooser.key('Escape');
    await chooser.run('underlay.choose');
    await chooseOnDevice(chooser, photo);
    await chooser.until(() => chooser.page.evaluate(() => window.hexwright.run('underlay.lock')));
    await shot(chooser, 'photo');
    assert.doesNotMatch(await chooser.readAloud(), /cannot/);
    await chooser.page.close();
  });

  await step('without a network it comes from the cache', async () => {
    server.stop();
    await tab.page.reload();
    await tab.settled();
    assert.match(await tab.title(), /Hexwright/);
  });

  assert.deepEqual(tab.troubles, []);
  console.log('Pictures: ' + pictures);
} catch (error) {
  await shot(tab, 'failed').catch(() => {});
  console.error(error, tab?.troubles, 'Pictures: ' + pictures);
  process.exitCode = 1;
} finally {
  await opened.close().catch(() => {});
  server.stop();
}
