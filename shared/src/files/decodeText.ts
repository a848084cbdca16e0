import type { Encoding, ReadingOptions } from './ReadingOptions.ts';
import { FileRefused } from './Table.ts';

/** Encodings in which spreadsheet programs save text that is not Unicode, by the language of the computer. */
const LEGACY: Readonly<Record<string, Encoding>> = { ja: 'shift_jis', zh: 'gb18030' };
const WESTERN: Encoding = 'windows-1252';

const decode = (bytes: Uint8Array, encoding: Encoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** By the byte order mark; else UTF-8, where the bytes are that; else what the language's programs save. */
function encodingsOf(bytes: Uint8Array, language: string): readonly Encoding[] {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return ['utf-8'];
  if (startsWith(bytes, 0xff, 0xfe)) return ['utf-16le'];
  if (startsWith(bytes, 0xfe, 0xff)) return ['utf-16be'];
  return ['utf-8', LEGACY[language.slice(0, 2)] ?? WESTERN];
}

/** Control characters of the upper half: bytes that the encoding leaves undefined. */
const IS_NO_TEXT = /[\u0080-\u009f]/;

/** Text of a file. Raises FileRefused when it is in none of the encodings that spreadsheet programs save, or not in the one named. */
export function decodeText(
  bytes: Uint8Array,
  { language, encoding: named }: ReadingOptions,
): { readonly text: string; readonly encoding: Encoding } {
  for (const encoding of named === undefined ? encodingsOf(bytes, language) : [named]) {
    const text = decode(bytes, encoding);
    if (text !== null && !IS_NO_TEXT.test(text)) return { text, encoding };
  }
  throw new FileRefused('file.unreadable', 'The characters of the file cannot be read');
}
