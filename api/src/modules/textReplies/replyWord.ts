/** The words that a reply may consist of, by what they ask for. */
const SYNONYMS = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  START: ['START', 'UNSTOP', 'YES'],
  HELP: ['HELP', 'INFO'],
} as const;

/** A reply that is answered: no more texts, texts again, or a question. */
export type ReplyWord = keyof typeof SYNONYMS;

const WORDS = new Map<string, ReplyWord>([
  ...SYNONYMS.STOP.map((word) => [word, 'STOP'] as const),
  ...SYNONYMS.START.map((word) => [word, 'START'] as const),
  ...SYNONYMS.HELP.map((word) => [word, 'HELP'] as const),
]);

/** Returns the word of a reply, in capitals or not, with spaces around it and a sign at its end; null for any other text. */
export const readReplyWord = (text: string): ReplyWord | null =>
  WORDS.get(
    text
      .normalize('NFKC')
      .replace(/[\s.!。]+$/u, '')
      .trim()
      .toUpperCase(),
  ) ?? null;
