import { GOOGLE_CONNECTION } from '@portal/shared/domain/signIn/googleConnection';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useBeginCompanySignIn } from '../company/useBeginCompanySignIn.ts';
import './google-button.css';

/** Leaves for Google's sign-in. */
export function GoogleButton() {
  const { t, i18n } = useTranslation(['auth', 'companySignIn']);
  const { leave, isLoading, error } = useBeginCompanySignIn();
  const begin = () => void leave({ connectionId: GOOGLE_CONNECTION }).catch(() => undefined);
  return (
    <>
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      <BusyButton busy={isLoading} variant="default" fullWidth onClick={begin}>
        <IconBrandGoogle size={18} aria-hidden="true" className="pr-sign-in__google" />
        {t('signIn.google')}
      </BusyButton>
    </>
  );
}
