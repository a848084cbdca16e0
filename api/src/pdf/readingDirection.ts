import createBidi from 'bidi-js';
import type { FontFile } from './fonts.ts';
import type { TextRun } from './TextRun.ts';

export type Direction = 'ltr' | 'rtl';

interface Letter {
  readonly font: FontFile;
  readonly text: string;
}

interface Run {
  readonly font: FontFile;
  readonly level: number;
  readonly visualIndex: number;
  readonly letters: string[];
}

const bidi = createBidi();
/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Texts that fontkit lays out from right to left: it goes by the first letter that is of a script. */
const LAID_OUT_REVERSED = /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** The direction of a text's first letter that has one (Unicode Bidirectional Algorithm, paragraph level). */
export const directionOf = (text: string): Direction =>
  RIGHT_TO_LEFT.test(text) && bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** Runs of one font and one direction, as they are read, with their visual order on the line (Unicode Bidirectional Algorithm). */
export function arranged(letters: readonly Letter[], direction: Direction): TextRun[] {
  const text = letters.map((letter) => letter.text).join('');
  const isOneWay = direction === 'ltr' && !RIGHT_TO_LEFT.test(text);
  const embedding = isOneWay ? null : bidi.getEmbeddingLevels(text, direction);
  const visualIndexes = new Map(
    embedding === null
      ? []
      : bidi.getReorderedIndices(text, embedding).map((index, visualIndex) => [index, visualIndex]),
  );
  const runs: Run[] = [];
  let start = 0;
  for (const letter of letters) {
    const level = embedding?.levels[start] ?? 0;
    const last = runs.at(-1);
    if (last?.font === letter.font && last.level === level) last.letters.push(letter.text);
    else
      runs.push({ font: letter.font, level, visualIndex: visualIndexes.get(start) ?? start, letters: [letter.text] });
    start += letter.text.length;
  }
  return runs.map(laidOut);
}

/** A run in the order in which fontkit must get its letters. */
function laidOut({ font, level, visualIndex, letters }: Run): TextRun {
  const isReversed = level % 2 === 1;
  const shown = isReversed ? letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter) : letters;
  const isRightToLeft = LAID_OUT_REVERSED.test(letters.join(''));
  const text = (isReversed === isRightToLeft ? shown : shown.toReversed()).join('');
  return { font, text, visualIndex, isRightToLeft };
}
