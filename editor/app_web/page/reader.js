// What screen readers read in place of the canvas. The module gives lines: "= heading", "- item of a list", or "! what was just said".
// What has not changed stays the same element: a reader that is at it stays there.
function partsOf(text) {
  const parts = [];  // {tag, text} of a heading, {tag, items} of a list.
  let said = null;
  for (const line of text.split('\n').filter(Boolean)) {
    const rest = line.slice(2);
    if (line.startsWith('! ')) said = rest;
    else if (line.startsWith('= ')) parts.push({tag: parts.length === 0 ? 'h1' : 'h2', text: rest});
    else if (parts.at(-1)?.tag === 'ul') parts.at(-1).items.push({tag: 'li', text: rest});
    else parts.push({tag: 'ul', items: [{tag: 'li', text: rest}]});
  }
  return {parts, said};
}
function show(place, parts) {
  parts.forEach((part, i) => {
    let element = place.children[i];
    if (element?.localName !== part.tag) {
      const made = document.createElement(part.tag);
      element ? element.replaceWith(made) : place.append(made);
      element = made;
    }
    if (part.items) show(element, part.items);
    else if (element.textContent !== part.text) element.textContent = part.text;
  });
  while (place.children.length > parts.length) place.lastElementChild.remove();
}

export function makeReader(place, spoken) {
  let shown = '', last = null;
  return text => {
    if (text === shown) return;
    shown = text;
    const {parts, said} = partsOf(text);
    show(place, parts);
    if (said !== null && said !== last) spoken.textContent = said;
    last = said;
  };
}
