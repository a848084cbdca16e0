import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import type { Recipient } from '../recipients/pastedRecipients.ts';
import { LineMail } from './LineMail.tsx';

/** Live preview of a recipient's mail, rendered by the server. */
export function MessagePreview() {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const people = values.recipients.filter((recipient) => !isBlank(recipient));
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, people.length - 1));
  const person = people[index];
  const nameAt = (recipient: Recipient | undefined) =>
    fullName(recipient?.firstName, recipient?.lastName) || recipient?.email || t('preview.someone');
  const title = t('preview.for', { name: nameAt(person) });
  return (
    <section aria-labelledby={id} className="pr-preview">
      <h3 id={id}>{t('preview.title')}</h3>
      {people.length > 1 ? (
        <NativeSelect
          label={t('preview.person')}
          value={String(index)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          data={people.map((recipient, at) => ({ value: String(at), label: nameAt(recipient) }))}
          className="pr-preview__person"
        />
      ) : (
        <p className="pr-checkout__help">{title}</p>
      )}
      <LineMail
        accountIdentifier={values.accountIdentifier}
        reward={reward}
        person={person}
        texts={person?.own ?? values}
        title={title}
      />
    </section>
  );
}
