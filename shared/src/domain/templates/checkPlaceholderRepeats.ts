import type { Refusal } from '../ordering/rewardAmount.ts';
import { PLACEHOLDER } from '../ordering/templatePlaceholders.ts';

/** How often a placeholder may stand in a text of a template: with each at its longest, a mail stays below the 102 KB that Gmail shows. */
const REPEATS_MAX = 3;

/**
 * Validates how often each placeholder stands in a plain text. Names the first that is too many, with its position from 1. Null when
 * valid.
 */
export function checkPlaceholderRepeats(text: string): Refusal | null {
  const counts = new Map<string, number>();
  for (const { 1: placeholder = '', index } of text.matchAll(PLACEHOLDER)) {
    const count = (counts.get(placeholder) ?? 0) + 1;
    if (count > REPEATS_MAX)
      return {
        key: 'error.tag.repeated',
        values: { tag: placeholder, position: String(index + 1), max: String(REPEATS_MAX) },
      };
    counts.set(placeholder, count);
  }
  return null;
}
