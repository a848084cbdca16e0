import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';

/** Why nobody can send test mails before the business of the organisation was reviewed; null when they can. */
export function useTestMailBlock(): string | null {
  const { i18n } = useTranslation('templates');
  const { kybStatus } = usePrincipal();
  return isAllowedByReview(kybStatus, 'TEST_MAIL') ? null : i18n.t('errors:error.template.underReview');
}
