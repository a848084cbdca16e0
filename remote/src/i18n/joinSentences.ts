const NO_SPACE = /^(?:ja|zh)\b/;

/** Joins sentences as the language does: Japanese and Chinese set no space between them. */
export const joinSentences = (locale: string, sentences: readonly string[]): string =>
  sentences.join(NO_SPACE.test(locale) ? '' : ' ');
