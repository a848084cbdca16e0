import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** Leads those who were invited, and have no password, to their company’s sign-in, which accepts the invitation. */
export function ThroughCompany({ email }: { readonly email: string }) {
  const { t } = useTranslation(['recovery', 'auth']);
  return (
    <>
      <p>{t('invitation.company')}</p>
      <LinkButton to={PATHS.companySignIn} state={{ email }}>
        {t('auth:signIn.company')}
      </LinkButton>
    </>
  );
}
