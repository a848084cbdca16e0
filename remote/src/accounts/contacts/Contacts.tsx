import { Button } from '@mantine/core';
import type { AccountContacts } from '@portal/shared/contract/accounts';
import type { Account } from '@portal/shared/contract/customers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { CHANGE_ACCOUNTS } from '../accountRights.ts';
import { useListContactsQuery } from '../accountsApi.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';

const ContactsDialog = lazyDialog(async () => (await import('./ContactsDialog.tsx')).ContactsDialog);

/** Lists the addresses that are told about deposits into an account, by the kind of deposit. */
export function Contacts({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { customerIdentifier, accountIdentifier } = account;
  const [changing, setChanging] = useState<AccountContacts | null>(null);
  const { currentData, error, refetch } = useListContactsQuery(
    { customerIdentifier, accountIdentifier },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData === undefined)
    return error === undefined ? (
      <PageSkeleton rows={3} />
    ) : (
      <PartFailure error={error} title={t('contacts.loadFailed')} onRetry={() => void refetch()} />
    );
  return (
    <>
      <p className="pr-accounts__about">{t('contacts.about')}</p>
      <ul className="pr-contacts">
        {currentData.map((contacts) => (
          <ContactsRow key={contacts.fundingType} contacts={contacts} onChange={() => setChanging(contacts)} />
        ))}
      </ul>
      {changing !== null && <ContactsDialog account={account} contacts={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

interface ContactsRowProps {
  readonly contacts: AccountContacts;
  readonly onChange: () => void;
}

function ContactsRow({ contacts: { fundingType, contacts }, onChange }: ContactsRowProps) {
  const { t, i18n } = useTranslation('accounts');
  const mayChange = useCan(CHANGE_ACCOUNTS);
  const kind = getEnumerationLabel(i18n, 'transaction', fundingType);
  const isEmpty = contacts.length === 0;
  return (
    <li className="pr-contacts__row">
      <div className="pr-contacts__facts">
        <span className="pr-contacts__kind">{kind}</span>
        {isEmpty ? (
          <span>{t('contacts.nobody')}</span>
        ) : (
          contacts.map(({ emailAddress }) => <span key={emailAddress}>{emailAddress}</span>)
        )}
      </div>
      {mayChange && (
        <Button
          variant="default"
          onClick={onChange}
          aria-label={t(isEmpty ? 'contacts.addNamed' : 'contacts.changeNamed', { kind })}
        >
          {t(isEmpty ? 'contacts.add' : 'contacts.change')}
        </Button>
      )}
    </li>
  );
}
