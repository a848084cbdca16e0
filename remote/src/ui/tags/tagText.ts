import { PLACEHOLDER } from '@portal/shared/domain/ordering/templatePlaceholders';

/** A placeholder of a text with the name that people see. */
export interface Tag {
  /** In the text: `{{tag}}`. */
  readonly tag: string;
  readonly label: string;
}

/** A space that no keyboard types, on both sides of a name that stands for a tag in a field: the room within its pill. */
const MARK = '\u2004';
const SHOWN = new RegExp(`${MARK}([^${MARK}]*)${MARK}`, 'g');

/** The text as its field shows it: tags by their names. Braces around anything else are text. */
export const shownText = (text: string, tags: readonly Tag[]): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => {
    const known = tags.find(({ tag }) => tag === name);
    return known === undefined ? typed : `${MARK}${known.label}${MARK}`;
  });

/** The text of what a field shows. */
export const templateText = (shown: string, tags: readonly Tag[]): string =>
  shown
    .replace(SHOWN, (_shown, name: string) => {
      const known = tags.find(({ label }) => label === name);
      return known === undefined ? name : `{{${known.tag}}}`;
    })
    .replaceAll(MARK, '');

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly isTag: boolean;
}

/** Returns the text that a field shows, cut at its tags. */
export function piecesOf(shown: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of shown.matchAll(SHOWN)) {
    if (match.index > end) pieces.push({ text: shown.slice(end, match.index), start: end, isTag: false });
    pieces.push({ text: match[0], start: match.index, isTag: true });
    end = match.index + match[0].length;
  }
  if (end < shown.length) pieces.push({ text: shown.slice(end), start: end, isTag: false });
  return pieces;
}

/** The tag in whose midst a place is. */
export const tagAround = (shown: string, place: number): Piece | undefined =>
  piecesOf(shown).find(({ isTag, start, text }) => isTag && start < place && place < start + text.length);

interface Edited {
  readonly shown: string;
  readonly caret: number;
}

/** Returns the text that a field shows after somebody changed it: a tag goes whole or stays whole. */
export function edited(before: string, after: string): Edited {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const typed = after.slice(start, after.length - tail);
  let end = before.length - tail;
  const isInsertion = start === end;
  for (const { isTag, start: from, text } of piecesOf(before)) {
    const to = from + text.length;
    if (!isTag || to <= start || from >= end) continue;
    // Typed into a tag: behind it. Taken from it: all of it.
    [start, end] = isInsertion ? [to, to] : [Math.min(start, from), Math.max(end, to)];
  }
  const added = typed.split(MARK).length % 2 === 1 ? typed : typed.replaceAll(MARK, '');
  return { shown: before.slice(0, start) + added + before.slice(end), caret: start + added.length };
}
