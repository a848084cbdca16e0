import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** For somebody whom a provider signs in: there is no password to change, and one is set by a mailed link. */
export function NoPassword() {
  const { t } = useTranslation('settings');
  const { username, signInConnection } = usePrincipal();
  return (
    <>
      <p>
        {signInConnection === null
          ? t('password.none')
          : t('password.noneBy', { provider: signInConnection.displayName })}{' '}
        {t('password.setByMail', { email: username })}
      </p>
      <LinkButton to={PATHS.forgotPassword} variant="default">
        {t('password.set')}
      </LinkButton>
    </>
  );
}
