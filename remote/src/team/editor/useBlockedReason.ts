import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { dynamicText } from '../../i18n/message.ts';

/** Why nobody can be invited before the business of the organisation was reviewed; null when somebody can. */
export function useBlockedReason(): string | null {
  const { t, i18n } = useTranslation('team');
  const { kybStatus } = usePrincipal();
  return isAllowedByReview(kybStatus, 'INVITE')
    ? null
    : (dynamicText(i18n, `team:blocked.${kybStatus}`) ?? t('blocked.other'));
}
