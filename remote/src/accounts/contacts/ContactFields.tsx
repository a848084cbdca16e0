import { ActionIcon, Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { ContactsValues } from './contactsForm.ts';

const { emailsMax } = SETTINGS.accounts;

/** The addresses, each with a button that removes it. */
export function ContactFields() {
  const { t } = useTranslation('accounts');
  const rows = useRef<HTMLDivElement>(null);
  const { field, setValue } = useFieldState<ContactsValues['contacts']>('contacts');
  const contacts = field.value;
  const change = (next: ContactsValues['contacts'], focused: number) => {
    void setValue(next);
    window.setTimeout(() => rows.current?.querySelectorAll('input')[focused]?.focus());
  };
  const remove = (index: number) => {
    const rest = contacts.toSpliced(index, 1);
    change(rest.length === 0 ? [{ emailAddress: '' }] : rest, Math.max(index - 1, 0));
  };
  return (
    <div ref={rows} className="pr-contacts__fields">
      {contacts.map((_, index) => (
        <div key={index} className="pr-contacts__field">
          <TextField
            name={`contacts[${index}].emailAddress`}
            label={t('contacts.address', { number: index + 1 })}
            inputMode="email"
            autoComplete="off"
            isFirst={index === 0}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('contacts.remove', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {contacts.length < emailsMax ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          // Leaving a field first would show its error, move this button away and lose the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => change([...contacts, { emailAddress: '' }], contacts.length)}
        >
          {t('contacts.addAnother')}
        </Button>
      ) : (
        <p className="pr-accounts__about">{t('contacts.most', { max: emailsMax })}</p>
      )}
    </div>
  );
}
