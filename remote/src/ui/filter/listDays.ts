import { readerZone } from '../time/readerZone.ts';

/** The first and the last day (ISO, '' for none) that a list is narrowed to. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const isReversed = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to;

/** The days as a list or its file asks for them; a last day before the first is left out. */
export const toRequestDays = (days: Days, timeZone = readerZone()) => ({
  from: emptyToUndefined(days.from),
  to: isReversed(days) ? undefined : emptyToUndefined(days.to),
  timeZone,
});

/** Undefined parameters are left out of a request. */
export const emptyToUndefined = (value: string): string | undefined => (value === '' ? undefined : value);
