import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTitleFocus } from '../../ui/page/useTitleFocus.ts';
import { useAskInvitationMutation } from '../../entities/password/passwordLinksApi.ts';

/** Asks for another invitation where one has expired. */
export function AskAgain({ token, error }: { readonly token: string; readonly error: unknown }) {
  const { t, i18n } = useTranslation('recovery');
  const [ask, asked] = useAskInvitationMutation();
  const containerRef = useTitleFocus<HTMLDivElement>(asked.isSuccess);
  if (!isApiError(error) || error.i18nKey !== 'error.invitation.expired') return null;
  return (
    <div ref={containerRef} className="pr-form">
      {asked.error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, asked.error)}</Notice>}
      {asked.isSuccess ? (
        <Notice kind="success">{t('invitation.asked')}</Notice>
      ) : (
        <BusyButton busy={asked.isLoading} onClick={() => void ask({ token })}>
          {t('invitation.askAgain')}
        </BusyButton>
      )}
    </div>
  );
}
