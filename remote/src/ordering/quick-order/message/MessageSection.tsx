import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { SETTINGS } from '@portal/shared/domain/settings';
import { SUBJECT_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { useFormikContext } from 'formik';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { usePlaceholderOptions } from '../../../entities/delivery-template/usePlaceholderOptions.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PlaceholderField } from '../../../ui/placeholders/PlaceholderField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { isTexted, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { CheckoutSection } from '../checkout/CheckoutSection.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { TemplateField } from '../../../entities/delivery-template/TemplateField.tsx';
import { firstTemplate } from './firstTemplate.ts';
import { readLastTemplates } from './lastTemplates.ts';

const OwnMails = lazyPart(async () => (await import('./OwnMails.tsx')).OwnMails);

/** Template, sender, subject, message and preview. */
export function MessageSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const subjectPlaceholders = usePlaceholderOptions(SUBJECT_PLACEHOLDERS);
  const { values } = useFormikContext<CheckoutValues>();
  const { accounts, methods } = useCheckout();
  const account = accounts.find(({ accountIdentifier }) => accountIdentifier === values.accountIdentifier);
  const { currentData: templates, error, refetch } = useListTemplatesQuery(account?.accountIdentifier ?? skipToken);
  const choose = useTemplateChoice(templates);
  return (
    <CheckoutSection title={t('message.title')} onEnter={onEnter}>
      {error !== undefined && <PartFailure error={error} title={t('load.templates')} onRetry={() => void refetch()} />}
      <div className="pr-checkout__pair">
        <TemplateField templates={templates ?? []} onChoose={choose} />
        <TextField name="senderName" label={t('message.senderName')} required />
      </div>
      <PlaceholderField
        name="subject"
        label={t('message.subject')}
        placeholders={subjectPlaceholders}
        insertLabel={t('tag.insert')}
        required
      />
      <TextAreaField name="message" label={t('message.text')} maxLength={SETTINGS.orders.messageLength} rows={3} />
      {isTexted(values, methods) && (
        <TextField
          name="carrierMessage"
          label={t('message.carrierMessage')}
          help={t('message.carrierMessageHelp')}
          counted={SETTINGS.orders.carrierMessageLength}
        />
      )}
      <Suspense fallback={null}>
        <OwnMails />
      </Suspense>
    </CheckoutSection>
  );
}

/**
 * Choosing a template sets its subject, unless the subject was edited. Changing the account selects that account's
 * initial template, unless the user chose one that the new account has, too; a person's own mail whose template it has
 * not becomes the order's.
 */
function useTemplateChoice(templates: readonly EmailTemplate[] | undefined) {
  const { values, setValues, setFieldValue } = useFormikContext<CheckoutValues>();
  const principal = usePrincipal();
  const first = useRef<EmailTemplate>(undefined);
  const chosen = useRef<EmailTemplate>(undefined);
  const choose = useCallback(
    (next: EmailTemplate) => {
      const subjectBefore = chosen.current?.subjectTemplate;
      void setValues((now) => ({
        ...now,
        etid: next.emailTemplateIdentifier,
        subject: now.subject === '' || now.subject === subjectBefore ? next.subjectTemplate : now.subject,
      }));
    },
    [setValues],
  );

  const { etid, accountIdentifier, recipients } = values;
  useEffect(() => {
    const isKnown = (wanted: string) => templates?.some((one) => one.emailTemplateIdentifier === wanted) !== false;
    if (recipients.every(({ own }) => own === undefined || isKnown(own.etid))) return;
    const kept = recipients.map((person) =>
      person.own && !isKnown(person.own.etid) ? { ...person, own: undefined } : person,
    );
    void setFieldValue('recipients', kept);
  }, [templates, recipients, setFieldValue]);
  useEffect(() => {
    if (templates === undefined) return;
    const isStillFirst = first.current?.emailTemplateIdentifier === etid;
    first.current = firstTemplate(templates, readLastTemplates(principal)[accountIdentifier]);
    const current = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid);
    const isReplaced = current === undefined || (isStillFirst && current !== first.current);
    if (isReplaced && first.current) choose(first.current);
    else chosen.current = current;
  }, [templates, etid, accountIdentifier, principal, choose]);
  return choose;
}
