import type { Language } from '@portal/shared/domain/enumerations';
import { type FontFile, fontFile, type FontFamily, type FontWeight } from './fonts.ts';
import { arranged, type Direction } from './readingDirection.ts';
import type { TextRun } from './TextRun.ts';

const REPLACEMENT = '\uFFFD';
/** Signs and letters that the fonts for Japanese, Chinese and Korean may have; others do not make them be loaded. */
const EAST_ASIAN =
  /[\u1100-\u11FF\u2010-\u2027\u2030-\u205E\u2100-\u27BF\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE1F\uFE30-\uFE6F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Scripts that have a font to themselves. */
const OF_ONE_FONT: readonly (readonly [FontFamily, RegExp])[] = [
  ['hebrew', /[\u0591-\u05F4\uFB1D-\uFB4F]/],
  ['arabic', /[\u0600-\u06FF\u0750-\u077F\u0870-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/],
  ['thai', /[\u0E01-\u0E5B]/],
  ['armenian', /[\u0531-\u058F\uFB13-\uFB17]/],
  ['georgian', /[\u10A0-\u10FF\u1C90-\u1CBF\u2D00-\u2D2D]/],
];
/** Letters, figures and signs without marks of their own, all of which Noto Sans has. */
const PLAIN_LATIN = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u024F\u20AC\u2212]*$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
/** Arabic letters join, or do not, by the joiner behind them; U+0600 to U+0605 and their like are signs to be seen. */
const INVISIBLE_IN_ARABIC =
  /[\p{Cc}\p{Variation_Selector}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
const ARABIC_BASE = /^\p{Script=Arabic}/u;
/** Thai am: the font draws it as two letters, of which one would have no text in the file. */
const THAI_AM = /([\u0E48-\u0E4B]?)\u0E33/g;
const SPACES = /[\s\u0085]+/gu;
const NARROW_SPACES = /[\u00A0\u2007\u202F]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text by the fonts that draw it. What no font has becomes U+FFFD, and what has no shape is left out. */
export function textRuns(text: string, language: Language, weight: FontWeight, direction: Direction): TextRun[] {
  if (PLAIN_LATIN.test(text) && direction === 'ltr')
    return text === '' ? [] : [{ font: fontFile('latin', weight), text, visualIndex: 0, isRightToLeft: false }];
  const letters: { font: FontFile; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const letter = segment
      .replace(ARABIC_BASE.test(segment) ? INVISIBLE_IN_ARABIC : INVISIBLE, '')
      .replace(THAI_AM, '\u0E4D$1\u0E32');
    if (letter === '') continue;
    const before = letters.at(-1)?.font;
    // A space is of the words around it: programs that copy a text out of the file take the words of one font as one.
    if (letter === ' ' && before?.has(0x20) === true) letters.push({ font: before, text: letter });
    else letters.push(drawn(letter, families(letter, text, language), weight));
  }
  return arranged(letters, direction);
}

/** One line of well-formed text; spaces that keep words together stay until lines are broken. */
export const plainText = (text: string, longest: number): string =>
  (text.length > longest ? `${text.slice(0, longest)}…` : text)
    .toWellFormed()
    .normalize('NFC')
    .replace(SPACES, (spaces) => (/^[\u00A0\u2007\u202F]$/u.test(spaces) ? spaces : ' '));

/** Readers search for amounts with the space of their keyboard. */
export const withPlainSpaces = (text: string): string => text.replace(NARROW_SPACES, ' ');

function families(letter: string, text: string, language: Language): readonly FontFamily[] {
  const [own] = OF_ONE_FONT.find(([, letters]) => letters.test(letter)) ?? [];
  if (own !== undefined) return [own];
  if (!EAST_ASIAN.test(letter)) return ['latin'];
  const eastAsian = eastAsianOrder(text, language);
  return language === 'ja' || language === 'zh-CN' ? [...eastAsian, 'latin'] : ['latin', ...eastAsian];
}

/** The same Han character is written in three ways: by the document's language, else by what stands beside it. */
function eastAsianOrder(text: string, language: Language): readonly FontFamily[] {
  if (language === 'ja') return ['japanese', 'chinese', 'korean'];
  if (HANGUL.test(text)) return ['korean', 'chinese', 'japanese'];
  const japaneseFirst = language !== 'zh-CN' && KANA.test(text);
  return japaneseFirst ? ['japanese', 'chinese', 'korean'] : ['chinese', 'japanese', 'korean'];
}

/** A letter with all of its marks, else without them, else the sign for a letter that is missing. */
function drawn(letter: string, order: readonly FontFamily[], weight: FontWeight): { font: FontFile; text: string } {
  const [base] = letter;
  for (const text of [letter, base ?? letter]) {
    for (const family of order) {
      const font = fontFile(family, weight);
      if (Array.from(text).every((sign) => font.has(sign.codePointAt(0) ?? 0))) return { font, text };
    }
  }
  return { font: fontFile('latin', weight), text: REPLACEMENT };
}
