import type { IncentiveCompletion } from '@portal/shared/contract/incentives';
import type { CompletionStatus } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { getTone } from '../../ui/status/getTone.ts';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { getCompletionName } from '../incentiveTexts.ts';

const TONES: Readonly<Record<CompletionStatus, StatusTone>> = {
  COMPLETE: 'success',
  END_DATE_PASSED: 'neutral',
  COMPLETES_EXCEEDED: 'neutral',
  EMAIL_NORMALIZATION_FAILED: 'danger',
  INVALID_EMAIL: 'danger',
  QUANTITY_EXCEEDED: 'neutral',
  INSUFFICIENT_FUNDS: 'warning',
  SYSTEM_FAILURE: 'danger',
};

/** The result of a response, why, and when its reward is tried again by itself. */
export function CompletionState({ completion }: { readonly completion: IncentiveCompletion }) {
  const { t, i18n } = useTranslation('research');
  const { status, reasonKey, nextTryDate } = completion;
  const reason = reasonKey === null ? null : dynamicText(i18n, reasonKey);
  return (
    <span className="pr-completion">
      <StatusChip
        tone={getTone(TONES, status)}
        label={getCompletionName(i18n, status)}
        {...(reason !== null && { help: reason })}
      />
      {nextTryDate !== null && (
        <span className="pr-completion__next">
          {t('nextTry')} <RelativeTime at={nextTryDate} />
        </span>
      )}
    </span>
  );
}
