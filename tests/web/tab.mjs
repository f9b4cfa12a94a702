// A tab of the editor in Chromium, or in Firefox if HEXWRIGHT_BROWSER says so, for tests: real clicks, keys and touches on what has a label.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import puppeteer from 'puppeteer-core';

export const inFirefox = process.env.HEXWRIGHT_BROWSER === 'firefox';

// What draws without a graphics card.
const chromium = ({size, args}) => ({
  executablePath: process.env.HEXWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', `--window-size=${size}`, ...args],
});
const firefox = ({size, downloads}) => ({
  browser: 'firefox', executablePath: process.env.HEXWRIGHT_FIREFOX ?? '/usr/bin/firefox-esr', args: [`--width=${size[0]}`, `--height=${size[1]}`],
  extraPrefsFirefox: {
    'webgl.force-enabled': true, 'browser.download.folderList': 2, 'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false, 'pdfjs.disabled': true,  // Neither a panel nor a tab in front of the page.
  },
});

// Serves the folder until stop() is called.
export const root = process.env.HEXWRIGHT_ROOT ?? new URL('../..', import.meta.url).pathname;
export async function serve(folder, script = join(root, 'third_party/web/serve.py')) {
  const server = spawn('python3', [script, folder], {stdio: ['ignore', 'pipe', 'inherit']});
  const said = await new Promise((done, failed) => {
    server.stdout.once('data', text => done(String(text)));
    server.once('exit', code => failed(new Error(`The server ended with ${code}.`)));
  });
  return {address: said.match(/http:\S+/)[0], stop: () => server.kill()};
}

export async function openBrowser({profile = mkdtempSync(join(tmpdir(), 'hexwright-')), size = [1280, 800], args = []} = {}) {
  const downloads = join(profile, 'downloads');
  const browser = await puppeteer.launch({
    ...(inFirefox ? firefox : chromium)({size, args, downloads}), headless: !inFirefox, userDataDir: profile, defaultViewport: {width: size[0], height: size[1]}, protocolTimeout: 300_000, timeout: 120_000,
  });
  if (!inFirefox) await (await browser.target().createCDPSession()).send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: downloads});
  return {
    browser, profile, downloads,
    kill: () => { browser.process().kill('SIGKILL'); return new Promise(done => browser.process().once('exit', done)); },
    close: async () => { await browser.close(); rmSync(profile, {recursive: true, force: true}); },
  };
}

export class Tab {
  constructor(page) { this.page = page; this.troubles = []; }

  // `before`: runs in the page ahead of its scripts. `settled`: its first frames are drawn and everything has come.
  static async open(browser, address, {viewport, before, settled = true} = {}) {
    const tab = new Tab(await browser.newPage());
    if (viewport) await tab.page.setViewport(viewport);
    tab.page.on('pageerror', error => tab.troubles.push(String(error.stack ?? error)));
    tab.page.on('console', message => { if (message.type() === 'error') tab.troubles.push(message.text()); });
    if (before) await tab.page.evaluateOnNewDocument(before);
    await tab.page.goto(address);
    if (settled) await tab.settled();
    return tab;
  }

  async settled() {
    await this.page.waitForFunction(() => window.hexwright || !['', 'Loading…'].includes(document.getElementById('note').textContent), {timeout: 120_000, polling: 50});
    const note = await this.page.$eval('#note', note => note.hidden ? '' : note.textContent);
    if (note) throw new Error('The page says: ' + note);
    await this.quiet();
  }
  // Until no frame is wanted for a while.
  async quiet() { await this.page.evaluate(() => window.hexwright.quiet()); }
  async kept() { await this.page.evaluate(() => window.hexwright.kept()); }

  // [left, top, right, bottom] of what has the label, or null.
  box(label) { return this.page.evaluate(label => window.hexwright.drawnAt(label), label); }
  async at(label, x = 0.5, y = 0.5) {
    const box = await this.box(label);
    if (!box) throw new Error(`Nothing drawn is called ${label}; there is: ${await this.page.evaluate(() => document.getElementById('read').textContent.slice(0, 300))}`);
    return [box[0] + (box[2] - box[0]) * x, box[1] + (box[3] - box[1]) * y];
  }
  async click(label, options = {}) { await this.clickAt(await this.at(label, options.x, options.y), options); }
  async clickAt([x, y], options = {}) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.click(x, y, options);
    await this.quiet();
  }
  async menu(menu, command) { await this.click('menu.' + menu); await this.click('menu:' + command); }
  async run(command) {
    if (!await this.page.evaluate(command => window.hexwright.run(command), command)) throw new Error(`${command} cannot be done now.`);
    await this.quiet();
  }
  async until(holds, seconds = 60) {
    const end = Date.now() + seconds * 1000;
    while (!await holds()) {
      if (Date.now() > end) throw new Error(`Not in ${seconds} s: ${holds}`);
      await new Promise(done => setTimeout(done, 50));
    }
  }
  async key(...keys) {
    for (const key of keys.slice(0, -1)) await this.page.keyboard.down(key);
    await this.page.keyboard.press(keys.at(-1));
    for (const key of keys.slice(0, -1).reverse()) await this.page.keyboard.up(key);
    await this.quiet();
  }
  async type(text) { await this.page.keyboard.type(text); await this.quiet(); }
  // The scenario editor: a text typed where one is asked for, a member of a word chosen, a word added to a list.
  async write(text) { await this.key('Control', 'KeyA'); await this.type(text); await this.click('desk:set'); }
  async fill(member, option) { await this.click('slot:' + member); if (await this.box('menu:filter')) await this.type(option); await this.click('option:' + option); }
  async word(list, name) {
    await this.click('add:' + list);
    if (!await this.box('menu:filter')) return;
    await this.type(name);
    await this.click('new:' + name);
  }
  title() { return this.page.title(); }
  readAloud() { return this.page.$eval('#read', read => read.innerText); }
  async picture(file) { await this.quiet(); await this.page.screenshot({path: file}); }
}
