import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useResetPasswordMutation } from '../../entities/password/passwordLinksApi.ts';

/** Sets the password by the token of a link, then leads to sign-in. */
export function useSetPassword(token: string) {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const notify = useNotify();
  const [reset] = useResetPasswordMutation();
  return {
    send: (newPassword: string) => reset({ token, newPassword }).unwrap(),
    toSignIn: () => {
      notify.success(t('reset.done'));
      void navigate(PATHS.signIn, { replace: true });
    },
  };
}
