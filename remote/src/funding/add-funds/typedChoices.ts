import { memberOf } from '../memberOf.ts';

/** The entries of the dialog beside its amounts. */
export interface TypedChoices {
  readonly source: string;
  readonly purchaseOrderNumber: string;
}

/** The state of a history entry with what is typed in its dialog. */
export const withTyped = (state: unknown, typed: TypedChoices): object => ({
  ...(typeof state === 'object' && state),
  typed,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the entries of the dialog of a history entry; null when there were none. */
export function typedOf(state: unknown): TypedChoices | null {
  const typed = memberOf(state, 'typed');
  if (typed === undefined) return null;
  return {
    source: textOf(memberOf(typed, 'source')),
    purchaseOrderNumber: textOf(memberOf(typed, 'purchaseOrderNumber')),
  };
}
