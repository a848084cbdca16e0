import { NativeSelect, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MailPreviewBody } from '@portal/shared/contract/mailPreview';
import { fullName } from '@portal/shared/domain/people/fullName';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { MailView } from '../../../entities/delivery-template/MailView.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { cardNumberPaths } from '../../../ui/form/cardNumberPaths.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { usePreviewMailQuery } from '../quickOrderApi.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';

const ASK_AFTER_MS = 500;

/** Live preview of a recipient's mail, rendered by the server. */
export function MessagePreview() {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { values } = useFormikContext<CheckoutValues>();
  const people = values.recipients.filter((recipient) => !isBlank(recipient));
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, people.length - 1));
  const person = people[index];
  const line = useSettledLine(person);
  // A text that the form refuses is not asked about, and so not kept with the answers.
  const { data: mail, error, refetch } = usePreviewMailQuery(cardNumberPaths(line).length > 0 ? skipToken : line);
  // Validation errors are shown at their fields; the last preview stays.
  const isUnreadable = isApiError(error) && error.status !== 400 && error.status !== 422;
  const nameAt = (recipient: Recipient | undefined) =>
    fullName(recipient?.firstName, recipient?.lastName) || recipient?.email || t('preview.someone');
  return (
    <section aria-labelledby={id} className="pr-preview">
      <h3 id={id}>{t('preview.title')}</h3>
      {people.length > 1 ? (
        <NativeSelect
          label={t('preview.person')}
          value={String(index)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          data={people.map((recipient, at) => ({ value: String(at), label: nameAt(recipient) }))}
          className="pr-preview__person"
        />
      ) : (
        <p className="pr-checkout__help">{t('preview.for', { name: nameAt(person) })}</p>
      )}
      {isUnreadable && <PartFailure error={error} title={t('preview.failed')} onRetry={() => void refetch()} />}
      {mail === undefined ? (
        error === undefined && <Skeleton height={480} radius={8} />
      ) : (
        <MailView mail={mail} title={t('preview.for', { name: nameAt(person) })} />
      )}
    </section>
  );
}

/** The current line, debounced. */
function useSettledLine(person: Recipient | undefined): MailPreviewBody {
  const { t } = useTranslation('quickOrder');
  const { reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const { etid, senderName, subject, message, accountIdentifier } = values;
  const { utid, amount } = reward;
  const firstName = person === undefined ? t('preview.someone') : person.firstName.trim();
  const lastName = person?.lastName.trim() ?? '';
  const line = useMemo<MailPreviewBody>(
    () => ({
      accountIdentifier,
      utid,
      amount,
      recipient: { firstName, lastName, address: undefined },
      deliveryTemplate: { etid, senderName: senderName.trim(), subject: subject.trim(), message: message.trim() },
    }),
    [accountIdentifier, utid, amount, firstName, lastName, etid, senderName, subject, message],
  );
  return useDebouncedValue(line, ASK_AFTER_MS)[0];
}
