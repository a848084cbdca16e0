import { readMember } from '../readMember.ts';

/** The entries of the dialog beside its amounts. */
export interface TypedChoices {
  readonly source: string;
  readonly purchaseOrderNumber: string;
}

/** The state of a history entry with what is typed in its dialog. */
export const withTypedChoices = (state: unknown, typed: TypedChoices): object => ({
  ...(typeof state === 'object' && state),
  typed,
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the entries of the dialog of a history entry; null when there were none. */
export function readTypedChoices(state: unknown): TypedChoices | null {
  const typed = readMember(state, 'typed');
  if (typed === undefined) return null;
  return {
    source: toText(readMember(typed, 'source')),
    purchaseOrderNumber: toText(readMember(typed, 'purchaseOrderNumber')),
  };
}
