import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

export interface CompanyStepProps {
  /** The address whose password was refused. */
  readonly email: string;
}

/** Leads on to the company’s sign-in from a password that its people do not sign in by. */
export function CompanyStep({ email }: CompanyStepProps) {
  const { t } = useTranslation('auth');
  return (
    <LinkButton to={PATHS.companySignIn} state={{ email }} size="xs" variant="default">
      {t('signIn.company')}
    </LinkButton>
  );
}
