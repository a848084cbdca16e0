import type { IncentiveCheck } from '@portal/shared/contract/incentives';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { getCompletionName } from '../incentiveTexts.ts';

/** The answer that a request would get now. */
export function CheckResult({ check }: { readonly check: IncentiveCheck }) {
  const { t, i18n } = useTranslation('research');
  const { httpStatus, status, i18nKey, isRepeat, referenceOrderId } = check;
  const word = status === null ? dynamicText(i18n, i18nKey ?? '') : getCompletionName(i18n, status);
  return (
    <Notice
      kind={status === 'COMPLETE' ? 'success' : 'warning'}
      title={t('try.result', { httpStatus: String(httpStatus), word: word ?? t('unknownStatus') })}
    >
      {isRepeat && <p>{t('try.repeat')}</p>}
      {referenceOrderId !== null && <p>{t('try.order', { id: referenceOrderId })}</p>}
    </Notice>
  );
}
