import { randomUUID } from 'node:crypto';
import type { Store } from './records.ts';

/** Faults of a REST call: no answer before or after the work is done, or an error of the service. */
export const REST_FAULTS = ['timeoutBefore', 'timeoutAfter', 'error5xx'] as const;
/** Faults of the message to the merchant's server about a bank debit. */
export const CALLBACK_FAULTS = ['missingCallback', 'duplicateCallback', 'lateCallback'] as const;
export const FAULTS = [...REST_FAULTS, ...CALLBACK_FAULTS] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Faults {
  /** Takes one of the kinds that is set for this reference or for all; null: none. */
  take<Kind extends FaultKind>(kinds: readonly Kind[], reference: string): Kind | null;
  add(fault: { readonly kind: FaultKind; readonly reference: string | null; readonly times: number | null }): void;
}

export function createFaults({ faults }: Pick<Store, 'faults'>): Faults {
  return {
    take: (kinds, reference) => {
      for (const fault of faults.list()) {
        const kind = kinds.find((known) => known === fault.kind);
        if (kind === undefined || (fault.reference !== null && fault.reference !== reference)) continue;
        if (fault.left === 1) faults.remove(fault.id);
        else if (fault.left !== null) faults.put(fault.id, { ...fault, left: fault.left - 1 });
        return kind;
      }
      return null;
    },
    add: ({ kind, reference, times }) => {
      const id = randomUUID();
      faults.put(id, { id, kind, reference, left: times });
    },
  };
}
