import { TEXT_CONSENT_WORDING } from '@portal/shared/domain/ordering/textConsent';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../i18n/message.ts';
import { messageText } from '../../../i18n/messageText.ts';
import '../../text-consent/locales.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';

interface TextConsentProps {
  readonly isGiven: boolean;
  /** Why the order was refused for it. */
  readonly refusal: Message | null;
  readonly onChange: (isGiven: boolean) => void;
}

/** Asks whether those who get a text agreed to that. */
export function TextConsent({ isGiven, refusal, onChange }: TextConsentProps) {
  const { t, i18n } = useTranslation('textConsent');
  const id = useId();
  const isRefused = refusal !== null && !isGiven;
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        checked={isGiven}
        required
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{t(`wording.${TEXT_CONSENT_WORDING}`)}</label>
      {isRefused && (
        <p id={`${id}-refusal`} className="pr-checkbox__help pr-checkbox__help--error">
          <FieldError>{messageText(i18n, refusal)}</FieldError>
        </p>
      )}
    </div>
  );
}
