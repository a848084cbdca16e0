/** The words of a search, each once; they may stand in any order. */
export const searchWords = (search: string): readonly string[] => [...new Set(search.split(/\s+/u).filter(Boolean))];
