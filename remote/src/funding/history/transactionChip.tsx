import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

const TONES = {
  POSTED: 'success',
  PENDING: 'pending',
  DECLINED: 'danger',
  RETURNED: 'danger',
  CANCELLED: 'neutral',
} as const;

/** Returns the chip that says the state of a transaction, and what that means. */
export const transactionChip = (t: TFunction<'funding'>, status: FundingTransaction['status']): ReactElement => (
  <StatusChip label={t(`status.${status}`)} tone={getTone(TONES, status)} help={t(`statusHelp.${status}`)} />
);
