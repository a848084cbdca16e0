import type { Choice } from '../../choicePaths.ts';

/** Reads the choice of the address at which an order of many cards to one address begins; null where there is none. */
export function readBulkChoice(params: URLSearchParams): Choice | null {
  const utid = params.get('bulk') ?? '';
  return utid === '' ? null : { utid, amount: params.get('amount') };
}
