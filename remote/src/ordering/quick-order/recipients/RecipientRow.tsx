import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { NameOrder } from '../../../ui/form/NameOrder.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { EMPTY_RECIPIENT, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { ContactField } from './ContactField.tsx';
import type { Recipient } from './pastedRecipients.ts';
import { getContact, getMethod, type RecipientMethod } from './recipientMethod.ts';

interface RecipientRowProps {
  readonly rows: readonly Recipient[];
  readonly index: number;
  readonly hasNote: boolean;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  /** Returns true when it has handled the text. */
  readonly onPaste: (text: string) => boolean;
}

/** Returns the first row before this one with the same address or number; -1 for none. */
function findSameContact(rows: readonly Recipient[], index: number, methods: readonly RecipientMethod[]): number {
  const keys = rows.map((row) => {
    const contact = getContact(row, methods).trim().toLowerCase();
    return getMethod(row, methods) === 'MOBILE' ? contact.replaceAll(/\D/g, '').slice(-10) : contact;
  });
  const same = keys.indexOf(keys[index] ?? '');
  return keys[index] === '' || same === index ? -1 : same;
}

/** One row of the grid. The same address or number twice is a hint, not an error. */
export function RecipientRow({ rows, index, hasNote, canRemove, onRemove, onPaste }: RecipientRowProps) {
  const { t } = useTranslation('quickOrder');
  const { methods, mobileCheck } = useCheckout();
  const { setFieldValue } = useFormikContext<CheckoutValues>();
  const number = index + 1;
  const person = rows[index] ?? EMPTY_RECIPIENT;
  const same = findSameContact(rows, index, methods);
  const isText = getMethod(person, methods) === 'MOBILE';
  const duplicate = isText ? 'recipients.duplicateNumber' : 'recipients.duplicate';
  return (
    <div
      role="group"
      aria-label={t('recipients.person', { number })}
      className="pr-recipients__row"
      data-row={index}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    >
      <span className="pr-recipients__number" aria-hidden="true">
        {number}
      </span>
      <NameOrder
        given={
          <TextField
            name={`recipients[${index}].firstName`}
            label={t('recipients.firstName')}
            required
            autoComplete="off"
          />
        }
        family={
          <TextField name={`recipients[${index}].lastName`} label={t('recipients.lastName')} autoComplete="off" />
        }
      />
      <ContactField
        path={`recipients[${index}].`}
        contact={person}
        delivery={{ methods, mobileCheck }}
        label={t('recipients.methodOf', { number })}
        help={same < 0 ? undefined : t(duplicate, { number: same + 1 })}
        onChange={(changed) => void setFieldValue(`recipients[${index}]`, { ...person, ...changed })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('recipients.remove', { number })}
        disabled={!canRemove}
        onClick={onRemove}
        className="pr-recipients__remove"
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
      {hasNote && (
        <div
          className="pr-recipients__note"
          onPaste={(event) => {
            // Words without an address are the note itself.
            if (!event.clipboardData.getData('text/plain').includes('@')) event.stopPropagation();
          }}
        >
          <TextField
            name={`recipients[${index}].notes`}
            label={t('recipients.note')}
            required
            autoComplete="off"
            counted={SETTINGS.orders.notesLength}
          />
        </div>
      )}
    </div>
  );
}
