// Notices of the page above the editor: one that covers it, and a bar that leaves it as it is.
import {words} from './words.js';

const cover = document.getElementById('note'), bar = document.getElementById('bar');

function button(text, act) {
  const made = document.createElement('button');
  made.textContent = text;
  made.onclick = act;
  return made;
}
export const say = text => { cover.textContent = text; cover.hidden = !text; };

// The editor cannot go on: why, a button that loads the page again, and the fault for a report.
export function sayStopped(why, error) {
  const parts = [why, button(words.reload, () => location.reload())];
  if (error) {
    const report = document.createElement('pre');
    report.textContent = String(error?.stack ?? error);
    parts.push(report);
  }
  cover.replaceChildren(...parts);
  cover.hidden = false;
}
// A sentence, and [text, what it does] of a button or more; the last one closes it.
export function sayInBar(text, ...buttons) {
  const said = document.createElement('span');
  said.textContent = text;
  const close = () => { bar.hidden = true; };
  bar.replaceChildren(said, ...buttons.map(each => button(...each)), button(words.close, close));
  bar.hidden = false;
}
