const TRANSLATED: string = 'font';

/** Puts an element in place of each text of the page, as browsers do that translate. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement(TRANSLATED);
    text.parentNode?.replaceChild(font, text);
    font.append(text.nodeValue ?? '');
  }
}
