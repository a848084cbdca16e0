/** Zero-width spaces and joiners, marks of direction, soft hyphens, byte-order marks: pasted along, and seen by nobody. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;
/**
 * The same, without the joiners that change what is seen: between letters of scripts that join (Persian, Indic), and between
 * the parts of an emoji.
 */
const DROPPED =
  /(?![\u200C\u200D])[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u200C\u200D](?!(?:(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}))|(?<!(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]))[\u200C\u200D]/gu;

/** A text without the characters that nobody sees; U+200C and U+200D stay between the letters that they join or part. */
export const visibleText = (text: string): string => (INVISIBLE.test(text) ? text.replaceAll(DROPPED, '') : text);
