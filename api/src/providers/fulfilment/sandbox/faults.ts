import type { PostRecords } from './postRecords.ts';

/** Faults of calls: answered late, not at all, or the next shipment not after it was taken; `eventsMissing`: changes are not told. */
export const POST_FAULTS = ['slow', 'down', 'answerLost', 'eventsMissing'] as const;
export type PostFault = (typeof POST_FAULTS)[number];

/** Faults that are on until they are switched off; `answerLost` ends with the answer that it lost. */
export interface PostFaults {
  has(fault: PostFault): boolean;
  set(fault: PostFault, isOn: boolean): void;
}

export const createPostFaults = ({ faults }: Pick<PostRecords, 'faults'>): PostFaults => ({
  has: (fault) => faults.get(fault) !== undefined,
  set: (fault, isOn) => {
    if (isOn) faults.put(fault, true);
    else faults.remove(fault);
  },
});

/** True once for a lost answer. */
export function losesAnswer(faults: PostFaults): boolean {
  if (!faults.has('answerLost')) return false;
  faults.set('answerLost', false);
  return true;
}
