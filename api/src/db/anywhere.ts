import { sql, type RawBuilder } from 'kysely';

/**
 * The pattern of a text that holds a word, for what `fold_text` makes of it. Folded first: a full-width sign may become one that a
 * pattern takes for another.
 */
export const anywhere = (word: string): RawBuilder<string> =>
  sql`'%' || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
