import { Button } from '@mantine/core';
import type { MfaChallenge } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/mfa';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useResendCodeMutation } from './mfaApi.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

interface OtherCodesProps {
  readonly challenge: MfaChallenge;
  readonly onChallenge: (challenge: MfaChallenge) => void;
}

/** Sends the code again, once half a minute has passed, or by another method. */
export function OtherCodes({ challenge, onChallenge }: OtherCodesProps) {
  const { t, i18n } = useTranslation('mfa');
  const [resend, { isLoading, error }] = useResendCodeMutation();
  const [isSent, setSent] = useState(false);
  const wait = useSecondsUntil(challenge.resendAt);
  const send = async (type: MfaType | null) => {
    setSent(false);
    const answer = await resend(type === null ? {} : { type });
    if (answer.data === undefined) return;
    setSent(answer.data.type !== 'OTP');
    onChallenge(answer.data);
  };
  useFirstCode(challenge, () => void send(null));
  const others = challenge.types.filter((type) => type !== challenge.type);
  return (
    <div className="pr-form">
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
function useFirstCode({ isRemembered, type }: MfaChallenge, send: () => void): void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isRemembered || type === 'OTP' || isAsked.current) return;
    isAsked.current = true;
    send();
  });
}
