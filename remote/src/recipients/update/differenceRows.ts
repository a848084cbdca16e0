import type { AllowlistCheck, AllowlistRecipient } from '@portal/shared/contract/allowlist';
import { searchWords } from '@portal/shared/domain/lists/searchWords';

/** The parts of a difference, in the order in which they are looked at. */
export const DIFFERENCE_PARTS = ['wrong', 'added', 'removed', 'renamed', 'unchanged', 'repeated'] as const;
export type DifferencePart = (typeof DIFFERENCE_PARTS)[number];

type FieldErrors = AllowlistCheck['wrong'][number]['errors'];

/** A row of any part. */
export interface DifferenceRow extends AllowlistRecipient {
  readonly key: string;
  /** Its number in the file. */
  readonly sheetRow?: number;
  readonly errors?: FieldErrors;
  readonly formerFirstName?: string;
  readonly formerLastName?: string;
  readonly firstSheetRow?: number;
}

/** Returns the rows of a part. */
export const listDifferenceRows = (check: AllowlistCheck, part: DifferencePart): readonly DifferenceRow[] =>
  check[part].map((row: AllowlistRecipient & { readonly sheetRow?: number }) => ({
    ...row,
    key: `${row.sheetRow ?? ''} ${row.email}`,
  }));

/** Returns text by which people search: neither case nor accents matter. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the rows whose name or address holds every word of a search. */
export function findRows(rows: readonly DifferenceRow[], q: string): readonly DifferenceRow[] {
  const words = searchWords(folded(q));
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded([row.firstName, row.lastName, row.formerFirstName, row.formerLastName, row.email].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Returns everybody who would be on the list. */
export const listRecipients = ({ added, renamed, unchanged }: AllowlistCheck): AllowlistRecipient[] =>
  [...added, ...renamed, ...unchanged].map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
