import { Button } from '@mantine/core';
import type { MfaChallenge } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { focusCode } from './focusCode.ts';
import './locales.ts';
import { useResendCodeMutation } from './mfaApi.ts';
import { useSecondsUntil } from '../../ui/time/useSecondsUntil.ts';

interface OtherCodesProps {
  readonly challenge: Pick<MfaChallenge, 'type' | 'types' | 'resendAt' | 'isRemembered'>;
  readonly onChallenge: (challenge: MfaChallenge) => void;
  /** Nothing waits for a code any more; without it a notice says so. */
  readonly onEnded?: () => void;
}

/** Sends the code again, once half a minute has passed, or by another method; inside the form of `CodeField`, which begins anew then. */
export function OtherCodes({ challenge, onChallenge, onEnded }: OtherCodesProps) {
  const { t, i18n } = useTranslation('mfa');
  const [resend, { isLoading, error }] = useResendCodeMutation();
  const [isSent, setSent] = useState(false);
  const wait = useSecondsUntil(challenge.resendAt);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const { dismissFailure } = useContext(FormShellContext);
  const containerRef = useRef<HTMLDivElement>(null);
  const beginAnew = () => {
    dismissFailure();
    void setFieldValue('code', '', false);
    void setFieldTouched('code', false, false);
    focusCode(containerRef.current?.closest('form'));
  };
  const send = async (type: MfaType | null) => {
    setSent(false);
    const result = await resend(type === null ? {} : { type });
    if (result.data === undefined) {
      if (isApiError(result.error) && result.error.i18nKey === 'error.mfa.ended') onEnded?.();
      return;
    }
    setSent(result.data.type !== 'OTP');
    onChallenge(result.data);
    beginAnew();
  };
  useFirstCode(challenge, () => void send(null));
  const others = challenge.types.filter((type) => type !== challenge.type);
  return (
    <div ref={containerRef} className="pr-form">
      {isSent && <Notice kind="success">{t('resend.sent')}</Notice>}
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('resend.failed'))}</Notice>}
      {challenge.type !== 'OTP' && (
        <Button variant="default" onClick={() => void send(null)} loading={isLoading} disabled={wait > 0}>
          {wait > 0 ? t('resend.wait', { count: wait }) : t('resend.again')}
        </Button>
      )}
      {others.map((type) => (
        <Button key={type} variant="default" onClick={() => void send(type)} disabled={isLoading}>
          {t(`resend.by.${type}`)}
        </Button>
      ))}
    </div>
  );
}

/** A device that was remembered got no code; one that is so no longer needs it after all. */
function useFirstCode({ isRemembered, type }: OtherCodesProps['challenge'], send: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isRemembered || type === 'OTP' || isAsked.current) return;
    isAsked.current = true;
    send();
  });
}
