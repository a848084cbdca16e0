import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { SETTINGS } from '@portal/shared/domain/settings';
import { SUBJECT_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useListTemplatesQuery } from './templateApi.ts';
import { usePlaceholderOptions } from './usePlaceholderOptions.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PlaceholderField } from '../../ui/placeholders/PlaceholderField.tsx';
import './locales.ts';
import './mail-fields.css';
import type { MailTexts } from './mailTexts.ts';
import { TemplateField } from './TemplateField.tsx';

interface MailFieldsProps {
  readonly accountIdentifier: string;
  /** False of text messages. */
  readonly hasSubject?: boolean;
}

/** Draws the fields of a mail's texts. Choosing a template sets its subject, unless the subject was edited. */
export function MailFields({ accountIdentifier, hasSubject = true }: MailFieldsProps) {
  const { t } = useTranslation('templateTags');
  const placeholders = usePlaceholderOptions(SUBJECT_PLACEHOLDERS);
  const { setValues } = useFormikContext<MailTexts>();
  const templates = useListTemplatesQuery(accountIdentifier || skipToken);
  const choose = ({ emailTemplateIdentifier, subjectTemplate }: EmailTemplate) =>
    void setValues((now) => {
      const before = templates.data?.find((template) => template.emailTemplateIdentifier === now.etid);
      const isOwn = now.subject !== '' && now.subject !== before?.subjectTemplate;
      return { ...now, etid: emailTemplateIdentifier, subject: isOwn ? now.subject : subjectTemplate };
    });
  return (
    <>
      {templates.error !== undefined && (
        <PartFailure
          error={templates.error}
          title={t('mail.templatesFailed')}
          onRetry={() => void templates.refetch()}
        />
      )}
      <div className="pr-mail-pair">
        <TemplateField templates={templates.data ?? []} onChoose={choose} />
        <TextField name="senderName" label={t('mail.senderName')} required />
      </div>
      {hasSubject && (
        <PlaceholderField
          name="subject"
          label={t('mail.subject')}
          placeholders={placeholders}
          insertLabel={t('mail.insert')}
          counted={SETTINGS.orders.subjectLength}
          required
        />
      )}
      <TextAreaField name="message" label={t('mail.text')} maxLength={SETTINGS.orders.messageLength} />
    </>
  );
}
