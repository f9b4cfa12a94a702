// What a screen reader has: the title, the status and lists as text in the editor's language; nothing serious for axe. usage: node reader.mjs FOLDER
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {steps} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder] = process.argv.slice(2);
const server = await serve(folder);
const opened = await openBrowser();
const language = tab => tab.page.evaluate(() => document.documentElement.lang);
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
async function assertNothingSerious(tab, where) {
  await tab.page.evaluate(axe);
  const {violations} = await tab.page.evaluate(() => window.axe.run());
  assert.deepEqual(violations.filter(each => ['serious', 'critical'].includes(each.impact)).map(each => [each.id, each.nodes.map(node => node.html)]), [], where);
}

let tab;
await steps({
  async 'title, status and lists are text'() {
    tab = await Tab.open(opened.browser, server.address);
    await assertNothingSerious(tab, 'a dialog');
    for (let i = 0; i < 3; ++i) await tab.key('Escape');
    await tab.click('palette:grass-1');
    await tab.click('view.plan');
    const [left, top] = await tab.box('plan');
    for (const x of [100, 200, 300]) await tab.clickAt([left + x, top + 200]);
    assert.equal(await tab.page.$eval('#read h1', each => each.textContent), 'Untitled');
    assert.match(await tab.readAloud(), /3 pieces/);
    assert(await tab.page.$('#read ul li'));
    assert.equal(await language(tab), 'en');
    await assertNothingSerious(tab, 'the window');
    console.log('  ' + (await tab.readAloud()).replaceAll('\n', ' | '));
  },
  async 'a reader stays where it is while the rest changes'() {
    await tab.page.evaluate(() => { window.heading = document.querySelector('#read h1'); window.item = document.querySelector('#read li'); });
    const [left, top] = await tab.box('plan');
    await tab.clickAt([left + 400, top + 200]);
    assert.match(await tab.readAloud(), /4 pieces/);
    assert(await tab.page.evaluate(() => window.heading === document.querySelector('#read h1') && window.item === document.querySelector('#read li')));
  },
  async 'what was said is said by the status'() {
    await tab.key('Control', 'KeyZ');
    const said = await tab.page.$eval('#spoken', each => each.textContent);
    console.log('  said: ' + said);
    assert.notEqual(said, '');
  },
  async 'a bar of the page is text with buttons'() {
    await tab.page.evaluate(async version => { (await import(`/${version}/notice.js`)).sayInBar('A sentence.', ['Reload', () => {}]); }, new URL(await tab.page.$eval('script[type=module]', each => each.src)).pathname.split('/')[1]);
    assert.equal(await tab.page.$eval('#bar', each => each.textContent), 'A sentence.ReloadClose');
    await assertNothingSerious(tab, 'a bar');
    await tab.page.keyboard.press('Tab');
    await tab.page.click('#bar button:last-child');
    assert(await tab.page.$eval('#bar', each => each.hidden));
    assert.deepEqual(tab.troubles, []);
    await tab.page.close();
  },
  async 'the language of the page is the editor\'s'() {
    const german = await Tab.open(opened.browser, server.address, {before: () => Object.defineProperty(navigator, 'language', {value: 'de-AT'}), settled: false});
    await german.page.waitForFunction(() => window.hexwright, {timeout: 120_000});
    await german.quiet();
    console.log('  ' + (await german.readAloud()).replaceAll('\n', ' | '));
    assert.equal(await language(german), 'de');
    assert.match(await german.readAloud(), /Teile|keine Grenze|Unbenannt|Ohne/);
    await assertNothingSerious(german, 'in German');
    assert.deepEqual(german.troubles, []);
  },
});
await opened.close().catch(() => {});
server.stop();
