import type { Language } from '@portal/shared/domain/enumerations';
import { type FontFile, fontFile, type Family, type Weight } from './fonts.ts';

/** Letters that one font draws. */
export interface TextRun {
  readonly font: FontFile;
  readonly text: string;
}

const REPLACEMENT = '\uFFFD';
/** Signs and letters that the fonts for Japanese and Chinese may have; others do not make them be loaded. */
const EAST_ASIAN =
  /[\u2010-\u2027\u2030-\u205E\u2100-\u27BF\u2E80-\uA4CF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters, figures and signs without marks of their own, all of which Noto Sans has. */
const PLAIN_LATIN = /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u024F\u20AC\u2212]*$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const SPACES = /[\s\u0085]+/gu;
const NARROW_SPACES = /[\u00A0\u2007\u202F]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text by the fonts that draw it. What no font has becomes U+FFFD, and what has no shape is left out. */
export function textRuns(text: string, language: Language, weight: Weight): TextRun[] {
  if (PLAIN_LATIN.test(text)) return text === '' ? [] : [{ font: fontFile('latin', weight), text }];
  const runs: { font: FontFile; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const letter = segment.replace(INVISIBLE, '');
    if (letter === '') continue;
    const found = drawn(letter, families(letter, text, language), weight);
    const last = runs.at(-1);
    if (last !== undefined && last.font === found.font) last.text += found.text;
    else runs.push({ ...found });
  }
  return runs;
}

/** One line of well-formed text; spaces that keep words together stay until lines are broken. */
export const plainText = (text: string, longest: number): string =>
  (text.length > longest ? `${text.slice(0, longest)}…` : text)
    .toWellFormed()
    .normalize('NFC')
    .replace(SPACES, (spaces) => (/^[\u00A0\u2007\u202F]$/u.test(spaces) ? spaces : ' '));

/** Readers search for amounts with the space of their keyboard. */
export const withPlainSpaces = (text: string): string => text.replace(NARROW_SPACES, ' ');

function families(letter: string, text: string, language: Language): readonly Family[] {
  if (!EAST_ASIAN.test(letter)) return ['latin'];
  const japaneseFirst = language === 'ja' || (language !== 'zh-CN' && KANA.test(text));
  const eastAsian: readonly Family[] = japaneseFirst ? ['japanese', 'chinese'] : ['chinese', 'japanese'];
  return language === 'ja' || language === 'zh-CN' ? [...eastAsian, 'latin'] : ['latin', ...eastAsian];
}

/** A letter with all of its marks, else without them, else the sign for a letter that is missing. */
function drawn(letter: string, order: readonly Family[], weight: Weight): TextRun {
  const [base] = letter;
  for (const text of [letter, base ?? letter]) {
    for (const family of order) {
      const font = fontFile(family, weight);
      if (Array.from(text).every((sign) => font.has(sign.codePointAt(0) ?? 0))) return { font, text };
    }
  }
  return { font: fontFile('latin', weight), text: REPLACEMENT };
}
