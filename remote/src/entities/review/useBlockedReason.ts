import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import './locales.ts';

/** Says why an action is closed before the business of the organisation was reviewed; null when it is open. */
export function useBlockedReason(action: 'INVITE' | 'REPORT'): string | null {
  const { t, i18n } = useTranslation('review');
  const { kybStatus } = usePrincipal();
  return isAllowedByReview(kybStatus, action)
    ? null
    : (dynamicText(i18n, `review:blocked.${action}.${kybStatus}`) ?? t(`blocked.${action}.other`));
}
