import { PATHS } from '@portal/shared/domain/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { NewPasswordFields } from '../../entities/password/NewPasswordFields.tsx';
import { newPasswordSchema } from '../../entities/password/newPasswordSchema.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { useGetPasswordLinkQuery, useResetPasswordMutation } from '../recovery/recoveryApi.ts';

/** Sets a new password by a mailed link, which is checked before anything is typed. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const { tokenId = '' } = useParams();
  const { data, error, refetch } = useGetPasswordLinkQuery(tokenId);
  return (
    <AuthFrame title={t('title.reset')}>
      {data !== undefined && <NewPasswordForm token={tokenId} />}
      {data === undefined && error === undefined && <PageSkeleton rows={3} waitingFor={t('waiting')} />}
      {error !== undefined &&
        (isGone(error) ? <GoneLink error={error} /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
    </AuthFrame>
  );
}

/** Unknown, used or expired: no retry helps. */
const GONE: readonly number[] = [400, 404, 410];
const isGone = (error: unknown): boolean => isApiError(error) && GONE.includes(error.status);

function GoneLink({ error }: { readonly error: unknown }) {
  const { t, i18n } = useTranslation('recovery');
  return (
    <>
      <Notice kind="warning">{apiErrorMessage(i18n, error)}</Notice>
      <LinkButton to={PATHS.forgotPassword}>{t('reset.askAgain')}</LinkButton>
    </>
  );
}

function NewPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const notify = useNotify();
  const [reset] = useResetPasswordMutation();
  const toSignIn = () => {
    notify.success(t('reset.done'));
    void navigate(PATHS.signIn, { replace: true });
  };
  return (
    <FormShell
      label={t('title.reset')}
      initialValues={{ newPassword: '', repeated: '' }}
      schema={newPasswordSchema}
      toBody={({ newPassword }) => ({ token, newPassword })}
      onSubmit={(body) => reset(body).unwrap()}
      onSaved={toSignIn}
      sensitive={['newPassword', 'repeated']}
      leaveGuard={false}
    >
      <NewPasswordFields />
      <SubmitButton fullWidth>{t('reset.submit')}</SubmitButton>
    </FormShell>
  );
}
