import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../entities/address/AddressFields.tsx';
import { FieldRow } from '../../../ui/form/FieldRow.tsx';
import { NameOrder } from '../../../ui/form/NameOrder.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PersonRules } from './personRules.ts';

/** The fields of one person and the address. */
export function PersonFields({ areNotesRequired, isEmailRequired }: Omit<PersonRules, 'blockedDomains'>) {
  const { t } = useTranslation(['physicalOrder', 'quickOrder']);
  return (
    <>
      <FieldRow>
        <NameOrder
          given={
            <TextField name="firstName" label={t('quickOrder:recipients.firstName')} required autoComplete="off" />
          }
          family={<TextField name="lastName" label={t('quickOrder:recipients.lastName')} required autoComplete="off" />}
        />
      </FieldRow>
      <TextField name="companyName" label={t('person.company')} autoComplete="off" />
      <AddressFields name="address" label={t('person.address')} use="mailing" />
      <TextField
        name="email"
        label={t(isEmailRequired ? 'person.listedEmail' : 'person.email')}
        help={t(isEmailRequired ? 'person.listedEmailHelp' : 'person.emailHelp')}
        required={isEmailRequired}
        inputMode="email"
        autoComplete="off"
      />
      {areNotesRequired && (
        <TextField
          name="notes"
          label={t('quickOrder:recipients.note')}
          required
          autoComplete="off"
          counted={SETTINGS.orders.notesLength}
        />
      )}
    </>
  );
}
