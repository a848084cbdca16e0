import { PLACEHOLDER } from '@portal/shared/domain/ordering/templatePlaceholders';

/** A placeholder of a text with the name that people see. */
export interface Placeholder {
  /** In the text: `{{key}}`. */
  readonly key: string;
  readonly label: string;
}

/** A space that no keyboard types, on both sides of a name that stands for a placeholder in a field: the room within its pill. */
const MARK = '\u2004';
const DISPLAYED = new RegExp(`${MARK}([^${MARK}]*)${MARK}`, 'g');

/** The text as its field shows it: placeholders by their names. Braces around anything else are text. */
export const toDisplayText = (text: string, placeholders: readonly Placeholder[]): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => {
    const known = placeholders.find(({ key }) => key === name);
    return known === undefined ? typed : `${MARK}${known.label}${MARK}`;
  });

/** The text of what a field shows. */
export const toTemplateText = (displayText: string, placeholders: readonly Placeholder[]): string =>
  displayText
    .replace(DISPLAYED, (_shown, name: string) => {
      const known = placeholders.find(({ label }) => label === name);
      return known === undefined ? name : `{{${known.key}}}`;
    })
    .replaceAll(MARK, '');

interface TextSegment {
  readonly text: string;
  readonly start: number;
  readonly isPlaceholder: boolean;
}

/** Returns the text that a field shows, cut at its placeholders. */
export function splitAtPlaceholders(displayText: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const match of displayText.matchAll(DISPLAYED)) {
    if (match.index > end)
      segments.push({ text: displayText.slice(end, match.index), start: end, isPlaceholder: false });
    segments.push({ text: match[0], start: match.index, isPlaceholder: true });
    end = match.index + match[0].length;
  }
  if (end < displayText.length) segments.push({ text: displayText.slice(end), start: end, isPlaceholder: false });
  return segments;
}

/** The placeholder in whose midst a position is. */
export const findPlaceholderAt = (displayText: string, position: number): TextSegment | undefined =>
  splitAtPlaceholders(displayText).find(
    ({ isPlaceholder, start, text }) => isPlaceholder && start < position && position < start + text.length,
  );

interface EditResult {
  readonly text: string;
  readonly caret: number;
}

/** Returns the text that a field shows after somebody changed it: a placeholder goes whole or stays whole. */
export function applyEdit(before: string, after: string): EditResult {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const typed = after.slice(start, after.length - tail);
  let end = before.length - tail;
  const isInsertion = start === end;
  for (const { isPlaceholder, start: from, text } of splitAtPlaceholders(before)) {
    const to = from + text.length;
    if (!isPlaceholder || to <= start || from >= end) continue;
    // Typed into a placeholder: behind it. Taken from it: all of it.
    [start, end] = isInsertion ? [to, to] : [Math.min(start, from), Math.max(end, to)];
  }
  const added = typed.split(MARK).length % 2 === 1 ? typed : typed.replaceAll(MARK, '');
  return { text: before.slice(0, start) + added + before.slice(end), caret: start + added.length };
}
