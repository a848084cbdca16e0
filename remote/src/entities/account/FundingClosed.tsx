import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import { usePlatform, usePrincipal } from '../platform/signedIn.ts';

/** Returns true while the review of the organisation's business lets nobody add or transfer funds. */
export const useIsFundingClosed = (): boolean => !isAllowedByReview(usePrincipal().kybStatus, 'FUND');

/** Says why nobody can add or transfer funds, and whom to ask. */
export function FundingClosed() {
  const { t } = useTranslation('signedIn');
  const { supportEmail } = usePlatform();
  const { kybStatus } = usePrincipal();
  const hasReview = useMayOpen(PATHS.businessReview);
  const action = hasReview ? (
    <Link className="pr-link" to={PATHS.businessReview}>
      {t('fundingClosed.review')}
    </Link>
  ) : (
    <a className="pr-link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  return (
    <Notice kind="warning" actions={action}>
      {t(kybStatus === 'REJECTED' ? 'fundingClosed.REJECTED' : 'fundingClosed.NOT_SUBMITTED')}
    </Notice>
  );
}
