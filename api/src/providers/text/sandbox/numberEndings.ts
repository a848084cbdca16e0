import type { TextEvent } from './textRecords.ts';

/** The treatment of texts to a number, by how it ends. */
export type NumberKind = 'reached' | 'refused' | 'busy' | 'notReached' | 'late' | 'optedOut' | 'answerLost';

const ENDINGS: Readonly<Record<string, NumberKind>> = {
  '0194': 'answerLost',
  '0195': 'optedOut',
  '0196': 'late',
  '0197': 'notReached',
  '0198': 'busy',
  '0199': 'refused',
};

export const numberKind = (number: string): NumberKind => ENDINGS[number.slice(-4)] ?? 'reached';

const SENT: TextEvent = { state: 'sent', errorCode: null };

/** Returns what happens to a text to such a number that was taken. */
export const eventsOf = (kind: NumberKind): readonly TextEvent[] => [
  SENT,
  kind === 'notReached' ? { state: 'undelivered', errorCode: 30003 } : { state: 'delivered', errorCode: null },
];
