// What screen readers read in place of the canvas. The module gives lines: "= heading", "- item of a list", or "! what was just said".
export function makeReader(place, spoken) {
  let shown = '';
  return text => {
    if (text === shown) return;
    shown = text;
    const parts = [];
    let list = null;
    for (const line of text.split('\n').filter(Boolean)) {
      const said = line.slice(2);
      if (line.startsWith('! ')) {
        if (spoken.textContent !== said) spoken.textContent = said;
        continue;
      }
      const element = document.createElement(line.startsWith('= ') ? (parts.length === 0 ? 'h1' : 'h2') : 'li');
      element.textContent = said;
      if (element.localName !== 'li') {
        parts.push(element);
        list = null;
      } else {
        if (!list) parts.push(list = document.createElement('ul'));
        list.append(element);
      }
    }
    place.replaceChildren(...parts);
  };
}
