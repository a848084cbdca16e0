import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkMessage } from '../ordering/lineTexts.ts';
import { checkTags } from '../ordering/templateTags.ts';
import { checkLink } from './linkRules.ts';

/** Elements of a rich text: paragraphs, line breaks, bold, italic, lists, links. Nothing else is kept. */
export const RICH_ELEMENTS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;
type RichElement = (typeof RICH_ELEMENTS)[number];

const BEGINS = /^<(?:p|ul|ol)>/;
const ENDS = /<\/(?:p|ul|ol)>$/;
const PART = /<(\/?)(p|br|strong|em|ul|ol|li|a)(?:\s+href="([^"]*)")?\s*\/?>|<[^<>]*>|([^<]+)/g;

/** True for HTML that begins and ends with a paragraph or a list; any other text is plain, whatever stands in it. */
export const isRichText = (text: string): boolean => BEGINS.test(text) && ENDS.test(text);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};
const decoded = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

interface Link {
  readonly address: string;
  readonly text: string;
}

interface RichContent {
  readonly text: string;
  /** What stands between two pieces of markup. */
  readonly pieces: readonly string[];
  readonly links: readonly Link[];
}

/** How a rich text is read as plain text: what marks an item of a list, what follows a link. */
interface Reading {
  readonly item: (number: number | null) => string;
  readonly link: (link: Link) => string;
}

const COUNTED: Reading = { item: () => '', link: () => '' };
const READABLE: Reading = {
  item: (number) => (number === null ? '- ' : `${String(number)}. `),
  link: ({ address, text }) =>
    [address, address.replace(/^mailto:/i, ''), address.replace(/^https:\/\//i, '')].includes(text.trim())
      ? ''
      : ` (${address.replace(/^mailto:/i, '')})`,
};

/** Returns the text that people read: of a plain text itself. Its characters are what a limit counts. */
export const richTextOf = (text: string): string => (isRichText(text) ? contentOf(text, COUNTED).text : text);

/** Returns a rich text for readers of plain text: lists have their marks, links their addresses. */
export const readableTextOf = (text: string): string => (isRichText(text) ? contentOf(text, READABLE).text : text);

/** Validates a text that may be rich: its length, its tags, its links. Null when valid. */
export function checkRichText(text: string, maxLength: number): Refusal | null {
  if (!isRichText(text)) return checkMessage(text, maxLength) ?? checkTags(text);
  const { text: plain, pieces, links } = contentOf(text, COUNTED);
  return checkMessage(plain, maxLength) ?? checkTags(plain) ?? checkPieces(plain, pieces) ?? checkLinks(links);
}

/** A tag that is cut by markup cannot be filled. */
function checkPieces(plain: string, pieces: readonly string[]): Refusal | null {
  let from = 0;
  for (const piece of pieces) {
    from = plain.indexOf(piece, from);
    const refusal = checkTags(piece, from);
    if (refusal !== null) return refusal;
    from += piece.length;
  }
  return null;
}

function checkLinks(links: readonly Link[]): Refusal | null {
  for (const { address, text } of links) {
    const refusal = checkLink(address, text);
    if (refusal !== null) return refusal;
  }
  return null;
}

function contentOf(html: string, reading: Reading): RichContent {
  const writer = new PlainWriter(reading);
  for (const [, slash, element, address, text] of html.matchAll(PART)) {
    if (text !== undefined) writer.write(decoded(text));
    else if (element !== undefined) writer.mark(element as RichElement, slash === '/', decoded(address ?? ''));
  }
  return { text: writer.text.replace(/^\n+|\n+$/g, ''), pieces: writer.pieces, links: writer.links };
}

class PlainWriter {
  text = '';
  readonly pieces: string[] = [];
  readonly links: Link[] = [];
  readonly #lists: { readonly isNumbered: boolean; count: number }[] = [];
  readonly #reading: Reading;
  #link: { readonly address: string; readonly start: number } | null = null;
  #isItemBegun = false;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  write(text: string): void {
    this.text += text;
    this.pieces.push(text);
    this.#isItemBegun = false;
  }

  mark(element: RichElement, isEnd: boolean, address: string): void {
    if (element === 'a') this.#markLink(isEnd, address);
    else if (element === 'br') this.text += '\n';
    else if (element === 'p' && !isEnd) this.#part();
    else if (element === 'li' && !isEnd) this.#item();
    else if (element === 'ul' || element === 'ol') this.#list(element === 'ol', isEnd);
  }

  #part(): void {
    if (this.#isItemBegun) return;
    this.#gap(this.#lists.length > 0 ? 1 : 2);
  }

  #list(isNumbered: boolean, isEnd: boolean): void {
    if (isEnd) {
      this.#lists.pop();
      return;
    }
    if (this.#lists.length === 0) this.#gap(2);
    this.#lists.push({ isNumbered, count: 0 });
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list === undefined) return;
    if (list.count > 0 || this.#lists.length > 1) this.#gap(1);
    list.count += 1;
    this.text += this.#reading.item(list.isNumbered ? list.count : null);
    this.#isItemBegun = true;
  }

  #markLink(isEnd: boolean, address: string): void {
    if (!isEnd) {
      this.#link = { address, start: this.text.length };
      return;
    }
    if (this.#link === null) return;
    const link = { address: this.#link.address, text: this.text.slice(this.#link.start) };
    this.links.push(link);
    this.text += this.#reading.link(link);
    this.#link = null;
  }

  #gap(breaks: number): void {
    if (this.text !== '') this.text += '\n'.repeat(breaks);
  }
}
