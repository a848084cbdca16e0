import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';

/** The way to an account of one's own, where the operator lets companies open one. */
export function SignUpLink() {
  const { t } = useTranslation('auth');
  const { data } = useGetPortalLinksQuery(undefined);
  if (data?.selfSignup !== true) return null;
  return (
    <Link className="pr-link" to={PATHS.signup}>
      {t('signIn.signUp')}
    </Link>
  );
}
