import { FUNDING_TYPES } from '@portal/shared/domain/enumerations';
import { expectedFunds } from '@portal/shared/domain/funding/expectedFunds';
import { oneOf } from '../../db/oneOf.ts';
import type { DepositRow } from './depositRepository.ts';

/** Codes of the gateway's list for payments that wait for checks of the business. */
const BUSINESS_REVIEW = ['700', '701', '702', '703'];

export const isInBusinessReview = (reasonCode: string | null): boolean => BUSINESS_REVIEW.includes(reasonCode ?? '');

type PendingDeposit = Pick<DepositRow, 'kind' | 'created_at' | 'reason_code'>;

/** The last day (ISO) on which a pending deposit is expected. A card's takes the longer only for a review of the business. */
export function expectedBy({ kind, created_at, reason_code }: PendingDeposit): string {
  const type = oneOf(FUNDING_TYPES, kind);
  const { earliest, latest } = expectedFunds(type, created_at);
  return type === 'CARD_DEPOSIT' && !isInBusinessReview(reason_code) ? earliest : latest;
}
