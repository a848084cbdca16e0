import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';

type Status = FundingTransaction['status'];

const TONES = {
  POSTED: 'neutral',
  PENDING: 'pending',
  DECLINED: 'danger',
  RETURNED: 'danger',
  CANCELLED: 'neutral',
} as const;

/** Returns the state of a transaction: a chip, which says what it means, for one that is in no balance; else a plain word. */
export const transactionStatus = (t: TFunction<'funding'>, status: Status): ReactElement =>
  status === 'POSTED' ? (
    <span className="pr-transactions__posted">{t('status.POSTED')}</span>
  ) : (
    <StatusChip label={t(`status.${status}`)} tone={getTone(TONES, status)} help={t(`statusHelp.${status}`)} />
  );
