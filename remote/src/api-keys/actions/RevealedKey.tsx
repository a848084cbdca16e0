import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { SecretKey } from '../secret/SecretKey.tsx';
import { useShownFor } from '../../entities/secret/useShownFor.ts';

interface RevealedKeyProps {
  readonly value: string;
  /** The time is over. */
  readonly onEnd: () => void;
}

/** A key with the seconds for which it is still shown, which no screen reader announces one by one. */
export function RevealedKey({ value, onEnd }: RevealedKeyProps) {
  const { t } = useTranslation('apiKeys');
  const seconds = useShownFor(SETTINGS.apiCredentials.revealedMs, onEnd);
  return (
    <>
      <SecretKey value={value} />
      <p role="timer" className="pr-key-muted">
        {t('reveal.hides', { count: seconds })}
      </p>
    </>
  );
}
