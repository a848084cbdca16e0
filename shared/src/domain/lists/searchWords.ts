import { visibleText } from '../people/visibleText.ts';

/** The words of a search, each once; they may stand in any order. */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(visibleText(search).split(/\s+/u).filter(Boolean)),
];
