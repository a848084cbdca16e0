import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './mail-view.css';
import { lookingLike, type MailLook } from './lookingLike.ts';
import { MailFrame } from './MailFrame.tsx';
import { MailLooks } from './MailLooks.tsx';

interface MailViewProps {
  readonly mail: MailPreview;
  /** Name of the mail for screen readers, as the title of its frame. */
  readonly title: string;
}

/** A mail as it arrives: sender, subject, document; on a phone, dark, without images, or as a text where that is chosen. */
export function MailView({ mail, title }: MailViewProps) {
  const { t } = useTranslation('templateTags');
  const [looks, setLooks] = useState<readonly MailLook[]>([]);
  return (
    <div className="pr-mail">
      {!looks.includes('textMessage') && (
        <dl className="pr-mail__head">
          <dt>{t('mail.from')}</dt>
          <dd>
            {mail.from.name} <span className="pr-mail__address">{mail.from.address}</span>
          </dd>
          <dt>{t('mail.subject')}</dt>
          <dd lang={mail.language}>{mail.subject}</dd>
        </dl>
      )}
      <MailLooks shown={looks} hasTextMessage={mail.textMessage !== null} onChange={setLooks} />
      <Look mail={mail} title={title} looks={looks} />
    </div>
  );
}

function Look({ mail, title, looks }: MailViewProps & { readonly looks: readonly MailLook[] }) {
  const { language } = mail;
  if (looks.includes('textMessage'))
    return (
      <div className="pr-mail__phone pr-mail__screen">
        <p className="pr-mail__bubble" lang={language}>
          {mail.textMessage}
        </p>
      </div>
    );
  if (looks.includes('text'))
    return (
      <pre className="pr-mail__text" lang={language}>
        {mail.text}
      </pre>
    );
  return (
    <div className={looks.includes('phone') ? 'pr-mail__phone' : undefined}>
      <MailFrame html={lookingLike(mail.html, looks)} title={title} />
    </div>
  );
}
