import { ActionIcon } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { CARRIER_DOMAINS } from '@portal/shared/domain/ordering/recipientEmail';
import { isListedDomain } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { NameOrder } from '../../../ui/form/NameOrder.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Recipient } from './pastedRecipients.ts';

interface RecipientRowProps {
  readonly rows: readonly Recipient[];
  readonly index: number;
  readonly hasNote: boolean;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  /** Returns true when it has handled the text. */
  readonly onPaste: (text: string) => boolean;
}

const getAddress = (row: Recipient | undefined): string => (row?.email ?? '').trim().toLowerCase();

/** One row of the grid. A duplicate address is a hint, not an error. */
export function RecipientRow({ rows, index, hasNote, canRemove, onRemove, onPaste }: RecipientRowProps) {
  const { t } = useTranslation('quickOrder');
  const address = getAddress(rows[index]);
  const same = address === '' ? -1 : rows.findIndex((row) => getAddress(row) === address);
  const isCarrier = isListedDomain(address.slice(address.lastIndexOf('@') + 1), CARRIER_DOMAINS);
  const duplicate = same >= 0 && same < index ? t('recipients.duplicate', { number: same + 1 }) : undefined;
  const number = index + 1;
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
      <div className="pr-recipients__email">
        <TextField
          name={`recipients[${index}].email`}
          label={t('recipients.email')}
          required
          inputMode="email"
          autoComplete="off"
          help={duplicate}
        />
        {isCarrier && <p className="pr-recipients__hint">{t('recipients.otherEmail')}</p>}
      </div>
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
