import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { tidyAddress } from '@portal/shared/domain/addresses/addressRules';
import { bankDigits } from '@portal/shared/domain/funding/bankDigits';
import { BANK_ACCOUNT_TYPES } from '@portal/shared/domain/enumerations';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { displayName } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Fact } from '../../ui/facts/FactList.tsx';
import { needsNumbers, type BankAccountValues } from './bankAccountValues.ts';
import { maskNumber } from './maskNumber.ts';
import { useBankPeople } from './useBankPeople.ts';

/** Returns the values of the form as facts. */
export function useSummary(account: Account, detail: BankAccountDetail | undefined) {
  const { t } = useTranslation('bankAccounts');
  const { values } = useFormikContext<BankAccountValues>();
  const locale = useLocale();
  const { people } = useBankPeople(account.accountIdentifier, detail?.users ?? []);
  const isSaved = detail !== undefined && !needsNumbers(values);
  const type = BANK_ACCOUNT_TYPES.find((one) => one === values.accountType);
  const { addressLine1, addressLine2, city, state, postalCode, country } = tidyAddress(values.billingAddress);
  const stateLine = `${state} ${postalCode}`.trim();
  const address = [addressLine1, addressLine2, city, stateLine, displayName(locale, 'region', country)];
  const names = people
    .filter(({ userIdentifier }) => values.userIdentifiers.includes(userIdentifier))
    .map(({ name }) => name);
  const bank: readonly Fact[] = [
    { label: t('details.routing'), value: isSaved ? detail.routingNumber : bankDigits(values.routingNumber) },
    {
      label: t('details.number'),
      value: maskNumber(isSaved ? detail.accountNumberLastFour : values.accountNumber),
    },
    { label: t('details.type'), value: type === undefined ? '' : t(`type.${type}`) },
    { label: t('details.nickname'), value: values.label.trim() },
    { label: t('details.company'), value: values.companyName.trim() },
    { label: t('review.holder'), value: `${values.firstName.trim()} ${values.lastName.trim()}` },
    { label: t('details.address'), value: address.filter((line) => line !== '').join(', ') },
  ];
  const access: readonly Fact[] = [
    { label: t('account.name'), value: account.displayName },
    { label: t('review.users'), value: values.access === 'named' ? names.join(', ') : t('users.everyone') },
  ];
  return { bank, access };
}
