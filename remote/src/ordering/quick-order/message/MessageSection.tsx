import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { readLastChoices } from '../checkout/lastChoices.ts';
import { NumberedSection } from '../checkout/NumberedSection.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { TemplateField } from './TemplateField.tsx';
import { firstTemplate } from './firstTemplate.ts';

/** Step 3: the template, its texts for this order, the sender, and how the mail will read (F6). */
export function MessageSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const { values } = useFormikContext<CheckoutValues>();
  const { currentData: templates, error, refetch } = useListTemplatesQuery(values.accountIdentifier);
  const choose = useTemplateChoice(templates);
  const template = templates?.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === values.etid);
  return (
    <NumberedSection number={3} title={t('message.title')} onEnter={onEnter}>
      {error !== undefined && <ErrorState error={error} title={t('load.templates')} onRetry={() => void refetch()} />}
      <div className="pr-checkout__pair">
        <TemplateField templates={templates ?? []} onChoose={choose} />
        <TextField name="senderName" label={t('message.senderName')} required />
      </div>
      <TextField
        name="subject"
        label={t('message.subject')}
        required
        help={t('message.subjectHelp', { tag: '{{recipient_name}}' })}
      />
      <TextAreaField name="message" label={t('message.text')} maxLength={SETTINGS.orders.messageLength} />
      {template && <MessagePreview template={template} />}
    </NumberedSection>
  );
}

/** Choosing a template brings its subject, but never over one that was changed for this order. An account without the template gets its own first one. */
function useTemplateChoice(templates: readonly EmailTemplate[] | undefined) {
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const principal = usePrincipal();
  const choose = useCallback(
    (next: EmailTemplate) =>
      void setValues((now) => {
        const before = templates?.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === now.etid);
        const isUnchanged = now.subject === '' || now.subject === before?.subjectTemplate;
        return {
          ...now,
          etid: next.emailTemplateIdentifier,
          subject: isUnchanged ? next.subjectTemplate : now.subject,
        };
      }),
    [templates, setValues],
  );

  const { etid, accountIdentifier } = values;
  useEffect(() => {
    if (templates === undefined || templates.some(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid))
      return;
    const own = firstTemplate(templates, readLastChoices(principal).templates[accountIdentifier]);
    if (own) choose(own);
  }, [templates, etid, accountIdentifier, principal, choose]);
  return choose;
}
