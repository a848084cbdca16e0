import { Skeleton } from '@mantine/core';
import { fullName } from '@portal/shared/domain/people/fullName';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { TextBubble } from '../../../entities/delivery-template/TextBubble.tsx';
import { SelectInput } from '../../../ui/form/SelectField.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';
import { getContact, getMethod } from '../recipients/recipientMethod.ts';
import type { FullMailDialogProps } from './FullMailDialog.tsx';
import { MailThumbnail } from './MailThumbnail.tsx';
import './preview.css';
import { useLineMail } from './useLineMail.ts';

const FullMailDialog = lazyPart<FullMailDialogProps>(async () => (await import('./FullMailDialog.tsx')).FullMailDialog);

/** The mail of a recipient as it will arrive, made smaller, with the way to its full size; or the text. */
export function MessagePreview() {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { reward, methods } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const { accountIdentifier, etid, carrierMessage = '' } = values;
  const templates = useListTemplatesQuery(accountIdentifier || skipToken).currentData;
  const people = values.recipients.filter((recipient) => !isBlank(recipient));
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const index = Math.min(chosen, Math.max(0, people.length - 1));
  const person = people[index];
  const isText = getMethod(person ?? {}, methods) === 'MOBILE';
  const { mail, isLoading, error, retry } = useLineMail({
    accountIdentifier,
    reward,
    person,
    texts: person?.own ?? values,
    text: isText ? { carrierMessage } : undefined,
  });
  const nameAt = (recipient: Recipient | undefined) =>
    fullName(recipient?.firstName, recipient?.lastName) ||
    (recipient && getContact(recipient, methods)) ||
    t('preview.someone');
  const title = t('preview.for', { name: nameAt(person) });
  if (templates?.some((template) => template.emailTemplateIdentifier === etid) !== true) return null;
  return (
    <section aria-labelledby={id} className="pr-preview">
      <div className="pr-preview__head">
        <h2 id={id}>{t(isText ? 'preview.titleText' : 'preview.title')}</h2>
        {mail?.textMessage === null && (
          <button type="button" className="pr-link" onClick={() => setOpen(true)}>
            {t('preview.open')}
          </button>
        )}
      </div>
      {people.length > 1 ? (
        <SelectInput
          aria-label={t('preview.person')}
          size="sm"
          value={String(index)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          options={people.map((recipient, at) => ({
            value: String(at),
            label: t('preview.for', { name: nameAt(recipient) }),
          }))}
        />
      ) : (
        <p className="pr-checkout__help">{title}</p>
      )}
      {error !== undefined && <PartFailure error={error} title={t('preview.failed')} onRetry={retry} />}
      {isLoading && <Skeleton height={280} radius={8} />}
      {mail?.textMessage === null && <MailThumbnail mail={mail} title={title} />}
      {mail?.textMessage && <TextBubble text={mail.textMessage} language={mail.language} />}
      {isOpen && mail !== undefined && (
        <OverlayBoundary onClose={() => setOpen(false)}>
          <FullMailDialog mail={mail} title={title} onClose={() => setOpen(false)} />
        </OverlayBoundary>
      )}
    </section>
  );
}
