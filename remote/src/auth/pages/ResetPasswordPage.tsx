import { PATHS } from '@portal/shared/domain/access/paths';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SetPasswordForm } from '../../entities/password/SetPasswordForm.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import { CUT_LINK, GoneLink } from '../../entities/password/GoneLink.tsx';
import { useGetPasswordLinkQuery } from '../../entities/password/passwordLinksApi.ts';
import { useSetPassword } from '../recovery/useSetPassword.ts';

/** Sets a new password by a mailed link, which is checked before anything is typed. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const { tokenId = '' } = useParams();
  const { data, error: failure, refetch } = useGetPasswordLinkQuery(tokenId === '' ? skipToken : tokenId);
  const error = tokenId === '' ? CUT_LINK : failure;
  const { send, toSignIn } = useSetPassword(tokenId);
  return (
    <AuthFrame title={t('title.reset')}>
      {data !== undefined && (
        <SetPasswordForm label={t('title.reset')} submitLabel={t('reset.submit')} onSubmit={send} onSaved={toSignIn} />
      )}
      {data === undefined && error === undefined && <PageSkeleton rows={3} waitingFor={t('waiting')} />}
      {error !== undefined && (
        <GoneLink error={error} onRetry={() => void refetch()}>
          <LinkButton to={PATHS.forgotPassword}>{t('reset.askAgain')}</LinkButton>
        </GoneLink>
      )}
    </AuthFrame>
  );
}
