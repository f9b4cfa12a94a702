// Keys: which are the browser's and which the editor's, words of an input method, keys held while the window loses the focus, and what is
// copied and pasted. usage: node keys.mjs FOLDER
import assert from 'node:assert/strict';
import {openScripts, steps} from './scripts.mjs';
import {openBrowser, serve, Tab} from './tab.mjs';

const [folder] = process.argv.slice(2);
const server = await serve(folder);
const opened = await openBrowser();
await opened.browser.defaultBrowserContext().overridePermissions(new URL(server.address).origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
const {page, told, troubles} = await openScripts(opened.browser, server.address, folder);
const session = await page.createCDPSession();

// What the editor was told, and whether the browser may do what it does with that key.
async function pressed(code, {ctrlKey = false, altKey = false, shiftKey = false, key = code} = {}) {
  const free = await page.evaluate((code, more) => document.getElementById('typed').dispatchEvent(new KeyboardEvent('keydown', {code, bubbles: true, cancelable: true, ...more})), code, {ctrlKey, altKey, shiftKey, key});
  await page.evaluate(code => document.getElementById('typed').dispatchEvent(new KeyboardEvent('keyup', {code, bubbles: true, key: code})), code);
  return {lines: (await told()).filter(line => line.startsWith('on_key') && line.split(' ')[3] === '1'), free};
}

await steps({
  async 'keys of the browser stay its own'() {
    for (const code of ['KeyT', 'KeyW', 'KeyR', 'KeyN', 'KeyL']) assert.deepEqual(await pressed(code, {ctrlKey: true, key: code.at(-1).toLowerCase()}), {lines: [], free: true}, code);
    for (const code of ['F5', 'F11', 'F12']) assert.deepEqual(await pressed(code), {lines: [], free: true}, code);
    assert.deepEqual(await pressed('KeyI', {ctrlKey: true, shiftKey: true, key: 'I'}), {lines: [], free: true});
    assert.deepEqual(await pressed('F4', {altKey: true}), {lines: [], free: true});
  },
  async 'keys of the editor are taken'() {
    for (const code of ['KeyS', 'KeyO', 'KeyP', 'KeyZ']) {
      const {lines, free} = await pressed(code, {ctrlKey: true, key: code.at(-1).toLowerCase()});
      assert.equal(lines.length, 1, code);
      assert.equal(free, false, code);
    }
    for (const code of ['Tab', 'Backspace', 'F1', 'F2', 'Escape', 'ArrowUp']) {
      const {lines, free} = await pressed(code);
      assert.equal(lines.length, 1, code);
      assert.equal(free, false, code);
    }
  },
  async 'letters are typed, and those of an input method as one word'() {
    await page.keyboard.type('ab');
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), ['on_character 97', 'on_character 98']);
    await session.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1});
    await session.send('Input.imeSetComposition', {text: 'にほ', selectionStart: 2, selectionEnd: 2});
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), [], 'nothing before the word is chosen');
    await session.send('Input.insertText', {text: '日本'});
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), ['on_character 26085', 'on_character 26412']);
    await session.send('Input.imeSetComposition', {text: 'x', selectionStart: 1, selectionEnd: 1});
    await session.send('Input.imeSetComposition', {text: '', selectionStart: 0, selectionEnd: 0});
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), [], 'a word that was given up');
    await page.evaluate(() => { document.getElementById('typed').inputMode = 'text'; });
    assert.deepEqual((await pressed('KeyN', {key: 'Process'})).lines, [], 'the first letter of a word is no key');
    await page.evaluate(() => { document.getElementById('typed').inputMode = 'none'; });
    await page.keyboard.sendCharacter('😀');
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), ['on_character 128512']);
  },
  async 'keys held while the window loses the focus are let go'() {
    await page.keyboard.down('Shift');
    await page.keyboard.down('ArrowLeft');
    await told();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    assert.deepEqual((await told()).filter(line => line.startsWith('on_key')).sort(), ['on_key 263 0 0 0', 'on_key 340 0 0 0']);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.up('Shift');
    assert.deepEqual(await told(), []);
  },
  async 'typing works again after a click elsewhere took the focus'() {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.type('q');
    assert.deepEqual((await told()).filter(line => line.startsWith('on_character')), ['on_character 113']);
  },
  async 'text is pasted with its key'() {
    await page.bringToFront();
    await page.evaluate(() => navigator.clipboard.writeText('zwölf Wörter'));
    await page.keyboard.down('Control');
    await page.keyboard.press('KeyV', {commands: ['paste']});
    await page.keyboard.up('Control');
    const lines = await told();
    assert(lines.includes('on_paste zwölf Wörter'), lines.join('\n'));
    assert(lines.some(line => line.startsWith('on_key 86 118 1 1') || line.startsWith('on_key 86 118 true 1')), lines.join('\n'));
    assert(!lines.some(line => line.startsWith('on_character')));
    assert.deepEqual(troubles, []);
    await page.close();
  },
  async 'a map goes out by copying its code and comes in by pasting it'() {
    const tab = await Tab.open(opened.browser, server.address);
    for (let i = 0; i < 3; ++i) await tab.key('Escape');
    await tab.click('palette:grass-1');
    await tab.click('view.plan');
    const [left, top] = await tab.box('plan');
    for (const x of [100, 200, 300]) await tab.clickAt([left + x, top + 200]);
    await tab.run('file.copy-code');
    await tab.until(async () => (await tab.page.evaluate(() => navigator.clipboard.readText())).startsWith('HW1:'), 10);
    await tab.page.evaluate(() => { Object.defineProperty(navigator, 'clipboard', {value: undefined}); });
    await tab.key('Control', 'KeyZ');
    await tab.run('file.copy-code');
    const second = await Tab.open(opened.browser, server.address);
    for (let i = 0; i < 3; ++i) await second.key('Escape');
    await second.page.keyboard.down('Control');
    await second.page.keyboard.press('KeyV', {commands: ['paste']});
    await second.page.keyboard.up('Control');
    await second.quiet();
    assert.match(await second.readAloud(), /2 pieces/, 'the code that was copied without the clipboard of the page');
    assert.deepEqual([...tab.troubles, ...second.troubles], []);
  },
});
await opened.close().catch(() => {});
server.stop();
