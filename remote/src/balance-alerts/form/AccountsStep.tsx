import { TextInput } from '@mantine/core';
import type { Account, Customer } from '@portal/shared/contract/customers';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { AccountChoices } from './AccountChoices.tsx';
import { getThreshold, type AlertValues, type GetCurrency } from './alertValues.ts';
import { findMatchingGroups } from './findMatchingGroups.ts';

const SEARCHED_FROM = 8;

interface AccountsStepProps {
  readonly groups: readonly Customer[];
  readonly getCurrency: GetCurrency;
}

/** Step 2: the accounts that the alert watches. The first one chosen fixes the currency of all. */
export function AccountsStep({ groups, getCurrency }: AccountsStepProps) {
  const { t } = useTranslation('balanceAlerts');
  const [search, setSearch] = useState('');
  const { field, error } = useFieldState<readonly string[]>('accountIdentifiers');
  const errorId = useId();
  const currencyCode = field.value.length === 0 ? null : getCurrency(field.value);
  const accounts = groups.flatMap((group) => group.accounts);
  const threshold = getThreshold(useFormikContext<AlertValues>().values, getCurrency);
  const isBelow = (account: Account) =>
    threshold?.currencyCode === account.currencyCode &&
    account.availableBalance !== null &&
    account.availableBalance < threshold.amount;
  const isAnyBelow = accounts.some((account) => field.value.includes(account.accountIdentifier) && isBelow(account));
  const found = findMatchingGroups(groups, search);
  return (
    <fieldset className="pr-alert-accounts">
      <legend className="pr-hidden-text">{t('step.accounts')}</legend>
      {error !== undefined && (
        <p id={errorId} className="pr-alert-accounts__error">
          <FieldError>{error}</FieldError>
        </p>
      )}
      {currencyCode !== null && accounts.some((account) => account.currencyCode !== currencyCode) && (
        <p>{t('accounts.oneCurrency', { currency: currencyCode })}</p>
      )}
      {accounts.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => getTypedKey(event) === 'Enter' && event.preventDefault()}
          aria-label={t('accounts.search')}
          placeholder={t('accounts.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        />
      )}
      {found.map((group) => (
        <AccountChoices
          key={group.identifier}
          group={group}
          hasTitle={groups.length > 1}
          currencyCode={currencyCode}
          isBelow={isBelow}
          errorId={error === undefined ? undefined : errorId}
        />
      ))}
      {found.length === 0 && <p>{t('accounts.nothing')}</p>}
      <div role="status">
        <p>{t('accounts.chosen', { count: field.value.length })}</p>
        {isAnyBelow && <p>{t('below.waits')}</p>}
      </div>
    </fieldset>
  );
}
