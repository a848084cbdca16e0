import { readerZone } from '../time/readerZone.ts';

/** The first and the last day (ISO, '' for none) that a list is narrowed to. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const areBackwards = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to;

/** The days as a list or its file asks for them; a last day before the first is left out. */
export const requestedDays = (days: Days, timeZone = readerZone()) => ({
  from: orNothing(days.from),
  to: areBackwards(days) ? undefined : orNothing(days.to),
  timeZone,
});

/** Undefined parameters are left out of a request. */
export const orNothing = (value: string): string | undefined => (value === '' ? undefined : value);
