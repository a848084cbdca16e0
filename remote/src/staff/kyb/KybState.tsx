import type { KybProgress } from '@portal/shared/domain/access/kybReview';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { getTone } from '../../ui/status/getTone.ts';
import { KYB_TONES } from './kybTone.ts';

interface KybStateProps {
  readonly review: KybProgress;
  /** The organisation answered the last question, and nothing was decided since. */
  readonly hasAnswer: boolean;
}

/** The state of a review; an organisation that was asked for more information waits for nobody but itself. */
export function KybState({ review, hasAnswer }: KybStateProps) {
  const { t, i18n } = useTranslation('staff');
  const { kybStatus, awaitsInformation } = review;
  if (awaitsInformation) return <StatusChip label={t('kyb.awaits')} tone="pending" />;
  if (hasAnswer) return <StatusChip label={t('kyb.answerCame')} tone="warning" />;
  return <StatusChip label={getEnumerationLabel(i18n, 'kyb', kybStatus)} tone={getTone(KYB_TONES, kybStatus)} />;
}
