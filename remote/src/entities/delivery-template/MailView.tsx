import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './mail-view.css';
import { MailFrame } from './MailFrame.tsx';

interface MailViewProps {
  readonly mail: MailPreview;
  /** Whose mail it is. */
  readonly title: string;
}

/** A mail as it arrives: sender, subject, document. */
export function MailView({ mail, title }: MailViewProps) {
  const { t } = useTranslation('templateTags');
  return (
    <div className="pr-mail">
      <dl className="pr-mail__head">
        <dt>{t('mail.from')}</dt>
        <dd>
          {mail.from.name} <span className="pr-mail__address">{mail.from.address}</span>
        </dd>
        <dt>{t('mail.subject')}</dt>
        <dd lang={mail.language}>{mail.subject}</dd>
      </dl>
      <MailFrame html={mail.html} title={title} />
    </div>
  );
}
