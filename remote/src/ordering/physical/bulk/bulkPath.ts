import { PATHS } from '@portal/shared/domain/access/paths';
import type { Choice } from '../../choicePaths.ts';

/** The address at which an order of many cards to one address begins, with a choice where there is one. */
export function bulkPath(choice?: Choice): string {
  const params = new URLSearchParams({ bulk: choice?.utid ?? '' });
  if (choice !== undefined && choice.amount !== null) params.set('amount', choice.amount);
  return `${PATHS.physicalRecipients}?${params.toString()}`;
}

/** Reads the choice of that address; null where there is none. */
export function readBulkChoice(params: URLSearchParams): Choice | null {
  const utid = params.get('bulk') ?? '';
  return utid === '' ? null : { utid, amount: params.get('amount') };
}
