import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import { GoogleButton } from './GoogleButton.tsx';

/** Google, and the way to an account of one's own, where the operator offers them. */
export function OtherSignIns() {
  const { t } = useTranslation('auth');
  const { data } = useGetPortalLinksQuery(undefined);
  return (
    <>
      {data?.googleSignIn === true && <GoogleButton />}
      {data?.selfSignup === true && (
        <Link className="pr-link" to={PATHS.signup}>
          {t('signIn.signUp')}
        </Link>
      )}
    </>
  );
}
