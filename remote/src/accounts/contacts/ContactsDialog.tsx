import { Button } from '@mantine/core';
import type { AccountContacts, ContactsBody } from '@portal/shared/contract/accounts';
import type { Account } from '@portal/shared/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSaveContactsMutation } from '../accountsApi.ts';
import { ContactFields } from './ContactFields.tsx';
import { contactsSchema, toContactsValues, toContactsBody } from './contactsForm.ts';

interface ContactsDialogProps {
  readonly account: Account;
  readonly contacts: AccountContacts;
  readonly onClose: () => void;
}

/** The contacts of one kind of deposit, to change. */
export function ContactsDialog({ account, contacts, onClose }: ContactsDialogProps) {
  const { t, i18n } = useTranslation('accounts');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [saveContacts] = useSaveContactsMutation();
  const [initialValues] = useState(() => toContactsValues(contacts));
  const { customerIdentifier, accountIdentifier } = account;
  const { fundingType } = contacts;
  const kind = getEnumerationLabel(i18n, 'transaction', fundingType);
  const save = (body: ContactsBody) =>
    saveContacts({
      customerIdentifier,
      accountIdentifier,
      fundingType,
      body,
      idempotencyKey: getIdempotencyKey(body),
    }).unwrap();
  return (
    <Dialog opened title={t('contacts.dialog', { kind })} onClose={onClose}>
      <FormShell
        label={t('contacts.dialog', { kind })}
        initialValues={initialValues}
        schema={contactsSchema}
        toBody={toContactsBody}
        onSubmit={save}
        onSaved={() => {
          notify.success(t('contacts.saved'));
          onClose();
        }}
        errorFallback={t('contacts.failed')}
        draftKey={`accounts.contacts.${customerIdentifier}.${accountIdentifier}.${fundingType}`}
        draftUntil="left"
        leaveGuard={false}
      >
        <ContactFields />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {i18n.t('action.cancel')}
          </Button>
          <SubmitButton>{t('contacts.save')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
