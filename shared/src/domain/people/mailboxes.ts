import { visibleText } from './visibleText.ts';

/** Mailbox as in RFC 5322; either part is empty where the text had none. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const OTHER_BRACKETS = /[＜‹«〈]([^\s＜＞‹›«»〈〉<>]{1,320})[＞›»〉]/g;
/** A quoted string, an address in angle brackets, or a bare address. */
const PART =
  /"((?:[^"\\\n]|\\.){0,400})"|<\s*(?:mailto:)?([^\s<>@]{1,64}@[^\s<>@]{1,255})\s*>|(?:mailto:)?([^\s<>@,;:()"]{1,64}@[^\s<>@,;:()"]{1,255})/gi;
const TITLES = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|mba|esq|dr)\.?$/i;

/** Pasted text without byte-order marks, zero-width and direction characters; spaces, line breaks and brackets normalised. */
export const cleanPaste = (text: string): string =>
  visibleText(text)
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(OTHER_BRACKETS, '<$1>');

/** Splits "Last, First"; any other name is kept whole as the first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  const isSplit = last !== '' && first !== '' && more.length === 0 && !TITLES.test(first);
  return isSplit ? { firstName: first, lastName: last } : { firstName: name, lastName: '' };
}

/** Parses a recipient line or list (RFC 5322, and the looser forms that mail programs copy), in order. */
export function readMailboxes(text: string): Mailbox[] {
  const found: { name: string; address: string; isBare: boolean }[] = [];
  let before = '';
  let end = 0;
  for (const part of text.matchAll(PART)) {
    before += text.slice(end, part.index);
    end = part.index + part[0].length;
    const [, quoted, bracketed, bare] = part;
    if (quoted !== undefined) {
      before += quoted.replace(/\\(.)/g, '$1').replaceAll(',', '\0');
      continue;
    }
    const last = found.at(-1);
    // 'anna@x' <anna@x>: the first address is the display name.
    if (bracketed !== undefined && last?.isBare === true && before.trim() === '') found.pop();
    if (last !== undefined) last.name ||= commentOf(before);
    found.push({
      name: nameOf(before),
      address: bracketed ?? (bare ?? '').replace(/^'+|'+$/g, ''),
      isBare: bracketed === undefined,
    });
    before = '';
  }
  const last = found.at(-1);
  if (last !== undefined) last.name ||= commentOf(before + text.slice(end));
  return found.map(({ name, address }) => ({ name: name === address ? '' : name, address }));
}

/** Display name before an address on its line, without separators and a header such as "To:". */
function nameOf(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return line
    .slice(line.lastIndexOf(':') + 1)
    .replace(/^[^;]*;/, '')
    .replace(/^\s*\([^()]*\)/, '')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replaceAll('\0', ',');
}

/** Comment after an address: `anna@x.example (Anna Meier)`. */
const commentOf = (after: string): string => /^[ \t]*\(([^()]{1,200})\)/.exec(after)?.[1]?.trim() ?? '';
