import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import { BANK_ACCOUNT_TYPES } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../ui/feedback/Bar.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { NameOrder } from '../../ui/form/NameOrder.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { BankNumbers } from './BankNumbers.tsx';

const { nicknameLength, nameLength, companyLength } = SETTINGS.bankAccounts;

// The numbers are typed meanwhile.
const AddressFields = lazyPart(
  async () => (await import('../../entities/address/AddressFields.tsx')).AddressFields,
);

interface DetailsStepProps {
  readonly detail: BankAccountDetail | undefined;
  /** True when a later step needs the account number again. */
  readonly isLedBack: boolean;
}

/** Step 1: the bank account itself and whose it is. */
export function DetailsStep({ detail, isLedBack }: DetailsStepProps) {
  const { t } = useTranslation('bankAccounts');
  return (
    <>
      {isLedBack && <Notice kind="info">{t('details.again')}</Notice>}
      <BankNumbers detail={detail} />
      <ChoiceField
        name="accountType"
        label={t('details.type')}
        choose={t('details.type')}
        choices={BANK_ACCOUNT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <TextField
        name="label"
        label={t('details.nickname')}
        help={t('details.nicknameHelp')}
        maxLength={nicknameLength}
        autoComplete="off"
      />
      <h3 className="pr-bank__part">{t('details.holder')}</h3>
      <TextField
        name="companyName"
        label={t('details.company')}
        help={t('details.companyHelp')}
        maxLength={companyLength}
        autoComplete="organization"
        required
      />
      <FieldRow>
        <NameOrder
          given={<Name name="firstName" autoComplete="given-name" />}
          family={<Name name="lastName" autoComplete="family-name" />}
        />
      </FieldRow>
      <h3 className="pr-bank__part">{t('details.address')}</h3>
      <Suspense fallback={<Bar height={66} />}>
        <AddressFields name="billingAddress" />
      </Suspense>
    </>
  );
}

function Name({ name, autoComplete }: { readonly name: 'firstName' | 'lastName'; readonly autoComplete: string }) {
  const { t } = useTranslation('bankAccounts');
  return (
    <TextField name={name} label={t(`details.${name}`)} maxLength={nameLength} autoComplete={autoComplete} required />
  );
}
