import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './mail-view.css';
import { toDisplayHtml, type MailDisplayOption } from './toDisplayHtml.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailDisplaySwitches } from './MailDisplaySwitches.tsx';

interface MailViewProps {
  readonly mail: MailPreview;
  /** Name of the mail for screen readers, as the title of its frame. */
  readonly title: string;
}

/** A mail as it arrives: sender, subject, document; on a phone, dark, without images, or as a text where that is chosen. */
export function MailView({ mail, title }: MailViewProps) {
  const { t } = useTranslation('templateTags');
  const [options, setOptions] = useState<readonly MailDisplayOption[]>([]);
  return (
    <div className="pr-mail">
      {!options.includes('textMessage') && (
        <dl className="pr-mail__head">
          <dt>{t('mail.from')}</dt>
          <dd>
            {mail.from.name} <span className="pr-mail__address">{mail.from.address}</span>
          </dd>
          <dt>{t('mail.subject')}</dt>
          <dd lang={mail.language}>{mail.subject}</dd>
        </dl>
      )}
      <MailDisplaySwitches shown={options} hasTextMessage={mail.textMessage !== null} onChange={setOptions} />
      <MailContent mail={mail} title={title} options={options} />
    </div>
  );
}

function MailContent({ mail, title, options }: MailViewProps & { readonly options: readonly MailDisplayOption[] }) {
  const { language } = mail;
  if (options.includes('textMessage'))
    return (
      <div className="pr-mail__phone pr-mail__screen">
        <p className="pr-mail__bubble" lang={language}>
          {mail.textMessage?.body}
        </p>
      </div>
    );
  if (options.includes('text'))
    return (
      <pre className="pr-mail__text" lang={language}>
        {mail.text}
      </pre>
    );
  return (
    <div className={options.includes('phone') ? 'pr-mail__phone' : undefined}>
      <MailFrame html={toDisplayHtml(mail.html, options)} title={title} />
    </div>
  );
}
