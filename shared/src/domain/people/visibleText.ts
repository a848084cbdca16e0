/**
 * Zero-width spaces, marks of direction, soft hyphens, byte-order marks: pasted along, and seen by nobody. Of the joiners those
 * that change nothing: they are of use between letters of scripts other than Latin, and between the parts of an emoji.
 */
const INVISIBLE =
  /[\xAD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?<![^\P{L}\p{sc=Latn}]|[\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D]|[\u200C\u200D](?![^\P{L}\p{sc=Latn}]|\p{ExtPict})/gu;

/** A text without the characters that nobody sees; U+200C and U+200D stay between the letters that they join or part. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');
