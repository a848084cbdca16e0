import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import { usePlatform } from '../platform/signedIn.ts';

/** Said where no account can be selected: the way to the accounts for those who manage them, else whom to ask. */
export function NoAccount() {
  const { t } = useTranslation('signedIn');
  const { supportEmail } = usePlatform();
  const action = useMayOpen(PATHS.accounts) ? (
    <Link to={PATHS.accounts}>{t('account.manage')}</Link>
  ) : (
    <a className="pr-link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  return (
    <Notice kind="error" actions={action}>
      {t('account.none')}
    </Notice>
  );
}
