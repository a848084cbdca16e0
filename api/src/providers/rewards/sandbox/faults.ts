import type { CardRecords } from './cardRecords.ts';

/** Faults of a call: it is answered late, not at all, or, when it changes a card, not after it did. */
export const CALL_FAULTS = ['slow', 'down', 'answerLost'] as const;
/** Faults of what the issuer tells by itself. */
export const EVENT_FAULTS = ['eventsLate', 'eventsDoubled', 'eventsMissing'] as const;
export const FAULTS = [...CALL_FAULTS, ...EVENT_FAULTS] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults that are on until they are switched off. */
export interface Faults {
  has(fault: Fault): boolean;
  set(fault: Fault, isOn: boolean): void;
}

export const createFaults = ({ faults }: Pick<CardRecords, 'faults'>): Faults => ({
  has: (fault) => faults.get(fault) !== undefined,
  set: (fault, isOn) => {
    if (isOn) faults.put(fault, true);
    else faults.remove(fault);
  },
});
