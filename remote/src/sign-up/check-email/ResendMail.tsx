import type { Signup } from '@portal/shared/contract/signups';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useSecondsUntil } from '../../ui/time/useSecondsUntil.ts';
import '../sign-up.css';
import { useResendSignUpMutation } from '../signUpApi.ts';

interface ResendMailProps {
  readonly signUp: Signup;
  readonly onAsk: () => void;
  readonly onSent: (signUp: Signup) => void;
}

/** Asks for the mail once more. The time until that is possible describes the button, and is not announced each second. */
export function ResendMail({ signUp, onAsk, onSent }: ResendMailProps) {
  const { t, i18n } = useTranslation('signUp');
  const [resend, { isLoading, error }] = useResendSignUpMutation();
  const wait = useSecondsUntil(signUp.resendFrom);
  const id = useId();
  const ask = async () => {
    onAsk();
    const { data } = await resend(signUp.id);
    if (data !== undefined) onSent(data);
  };
  return (
    <div className="pr-form">
      {error !== undefined && (
        <Notice
          kind="error"
          actions={isGone(error) && <LinkButton to={PATHS.signup}>{t('checkEmail.startAgain')}</LinkButton>}
        >
          {apiErrorMessage(i18n, error, i18n.t('errors:error.signup.notResent'))}
        </Notice>
      )}
      <BusyButton
        variant="default"
        busy={isLoading}
        disabled={wait > 0}
        aria-describedby={wait > 0 ? id : undefined}
        onClick={() => void ask()}
      >
        {t('checkEmail.resend')}
      </BusyButton>
      {wait > 0 && (
        <p id={id} className="pr-sign-up__wait">
          {t('checkEmail.wait', { count: wait })}
        </p>
      )}
    </div>
  );
}

/** True when the sign-up itself is over: no other mail will come. */
const isGone = (error: unknown): boolean => isApiError(error) && [404, 410].includes(error.status);
