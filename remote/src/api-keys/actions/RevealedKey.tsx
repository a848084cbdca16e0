import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useSecondsUntil } from '../../entities/mfa/useSecondsUntil.ts';
import { SecretKey } from '../secret/SecretKey.tsx';

const { revealedMs } = SETTINGS.apiCredentials;

interface RevealedKeyProps {
  readonly value: string;
  /** The time is over. */
  readonly onEnd: () => void;
}

/** A key with the seconds for which it is still shown, which no screen reader announces one by one. */
export function RevealedKey({ value, onEnd }: RevealedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const [end] = useState(() => new Date(serverNow() + revealedMs).toISOString());
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    if (seconds === 0) onEnd();
  }, [seconds, onEnd]);
  return (
    <>
      <SecretKey value={value} />
      <p role="timer" className="pr-key-muted">
        {t('reveal.hides', { count: seconds })}
      </p>
    </>
  );
}
