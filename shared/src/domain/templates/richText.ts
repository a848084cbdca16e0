import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkMessage } from '../textRules.ts';
import { checkPlaceholders } from '../ordering/templatePlaceholders.ts';
import { checkLink } from './linkRules.ts';

/** Elements of a rich text: paragraphs, line breaks, bold, italic, lists, links. Nothing else is kept. */
export const RICH_ELEMENTS = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;
type RichElement = (typeof RICH_ELEMENTS)[number];

const BEGINS = /^<(?:p|ul|ol)(?:\s[^<>]*)?>/;
const ENDS = /<\/(?:p|ul|ol)>$/;
/** The first number of a list that does not begin with 1. */
export const LIST_START = /^[1-9]\d{0,8}$/;
const PART =
  /<(\/?)(p|br|strong|em|b|i|ul|ol|li|a)(?:(?<=<a)\s+href="([^"]*)"|(?<=<ol)\s+start="([1-9]\d{0,8})")?\s*\/?>|<[^<>]*>|([^<]+)/g;
/** Markup in a plain text, where readers would see it: ends of elements, attributes, line breaks. */
const PLAIN_MARKUP = /<(?:\/[a-z][^<>]*|[a-z][a-z\d]*\s[^<>]*=[^<>]*|br\s*\/?)>/i;
/** Characters of markup that are told. */
const TOLD_MAX = 60;

/** True for HTML that begins and ends with a paragraph or a list; any other text is plain. */
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

/** Validates a text that may be rich: its markup, its length, its placeholders, its links. Null when valid. */
export function checkRichText(text: string, maxLength: number): Refusal | null {
  const { text: plain, links } = isRichText(text) ? contentOf(text, COUNTED) : { text, links: [] };
  return checkMarkup(text) ?? checkMessage(plain, maxLength) ?? checkPlaceholders(plain) ?? checkLinks(links);
}

/** Validates the markup of a text: a mail shows no other than that of rich texts. Names the first that is another. Null when valid. */
export function checkMarkup(text: string): Refusal | null {
  const markup = isRichText(text)
    ? [...text.matchAll(PART)].find(({ 2: element, 5: words }) => element === undefined && words === undefined)?.[0]
    : PLAIN_MARKUP.exec(text)?.[0];
  return markup === undefined ? null : { key: 'error.template.markup', values: { markup: markup.slice(0, TOLD_MAX) } };
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
  for (const [, slash, element, address, start, text] of html.matchAll(PART)) {
    if (text !== undefined) writer.write(decoded(text));
    else if (element !== undefined)
      writer.mark(element as RichElement, slash === '/', decoded(address ?? ''), Number(start ?? 1));
  }
  return { text: writer.text.replace(/^\n+|\n+$/g, ''), links: writer.links };
}

class PlainWriter {
  text = '';
  readonly links: Link[] = [];
  readonly #lists: { readonly isNumbered: boolean; readonly start: number; count: number }[] = [];
  readonly #reading: Reading;
  #link: { readonly address: string; readonly start: number } | null = null;
  #isItemBegun = false;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  write(text: string): void {
    this.text += text;
    this.#isItemBegun = false;
  }

  mark(element: RichElement, isEnd: boolean, address: string, start: number): void {
    if (element === 'a') this.#markLink(isEnd, address);
    else if (element === 'br') this.text += '\n';
    else if (element === 'p' && !isEnd) this.#part();
    else if (element === 'li' && !isEnd) this.#item();
    else if (element === 'ul' || element === 'ol') this.#list(element === 'ol', isEnd, start);
  }

  #part(): void {
    if (this.#isItemBegun) return;
    this.#gap(this.#lists.length > 0 ? 1 : 2);
  }

  #list(isNumbered: boolean, isEnd: boolean, start: number): void {
    if (isEnd) {
      this.#lists.pop();
      return;
    }
    if (this.#lists.length === 0) this.#gap(2);
    this.#lists.push({ isNumbered, count: 0, start });
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (list === undefined) return;
    if (list.count > 0 || this.#lists.length > 1) this.#gap(1);
    this.text += this.#reading.item(list.isNumbered ? list.start + list.count : null);
    list.count += 1;
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
