import type { IncentiveCompletion } from '@portal/shared/contract/incentives';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { getCompletionName } from '../incentiveTexts.ts';
import { useCreateCompletionRetryMutation } from '../researchApi.ts';

interface RetryButtonProps {
  readonly incentiveId: string;
  readonly completion: IncentiveCompletion;
}

/** Orders the reward of a response that failed once more, and says what became of it. */
export function RetryButton({ incentiveId, completion }: RetryButtonProps) {
  const { t, i18n } = useTranslation('research');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [retry, { isLoading }] = useCreateCompletionRetryMutation();
  const { completionId, recipientEmail, tries } = completion;
  const send = async () => {
    const idempotencyKey = getIdempotencyKey({ completionId, tries });
    const { data, error } = await retry({ incentiveId, completionId, idempotencyKey });
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('failed.retry')));
    else if (data.status === 'COMPLETE') notify.success(t('retry.done', { recipient: recipientEmail }));
    else notify.error(t('retry.failed', { status: getCompletionName(i18n, data.status), recipient: recipientEmail }));
  };
  return (
    <BusyButton
      size="compact-sm"
      variant="default"
      busy={isLoading}
      aria-label={t('retry.of', { recipient: recipientEmail })}
      onClick={() => void send()}
    >
      {t('retry.button')}
    </BusyButton>
  );
}
