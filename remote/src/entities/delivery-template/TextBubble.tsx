import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type { Language } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './mail-view.css';

interface TextBubbleProps {
  readonly text: NonNullable<MailPreview['textMessage']>;
  /** Undefined where it is not known. */
  readonly language?: Language | undefined;
}

/** A text message as a phone shows it, and in how many parts it is sent. */
export function TextBubble({ text, language }: TextBubbleProps) {
  const { t } = useTranslation('templateTags');
  return (
    <figure className="pr-text">
      <p className="pr-text__bubble" lang={language}>
        {text.body}
      </p>
      <figcaption className="pr-text__parts">{t('mail.parts', { count: text.parts })}</figcaption>
    </figure>
  );
}
