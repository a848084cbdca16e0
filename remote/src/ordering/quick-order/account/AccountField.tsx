import type { Account } from '@portal/shared/contract/customers';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { useCheckout } from '../checkout/useCheckout.ts';

const RADIOS_UP_TO = 5;
const NAME = 'accountIdentifier';

/**
 * The paying account: text for a single one, radios up to five, a select beyond. Frozen ones are disabled with the
 * reason.
 */
export function AccountField() {
  const { t } = useTranslation('quickOrder');
  const { accounts } = useCheckout();
  const explain = useExplanation();
  const [only] = accounts;
  if (accounts.length > RADIOS_UP_TO) return <AccountList accounts={accounts} explain={explain} />;
  if (accounts.length === 1 && only) {
    return (
      <p className="pr-account__only">
        {t('account.payFrom')}: <strong>{only.displayName}</strong>{' '}
        <span className="pr-checkout__help">{explain(only)}</span>
      </p>
    );
  }
  return <AccountRadios accounts={accounts} explain={explain} />;
}

/** The balance, if visible to the user, or why the account cannot pay. */
function useExplanation(): (account: Account) => string {
  const { t } = useTranslation('quickOrder');
  const locale = useLocale();
  return ({ status, availableBalance, currencyCode }) => {
    if (status !== 'ACTIVE') return t('account.frozen');
    return availableBalance === null
      ? ''
      : t('account.balance', { amount: formatMoney(availableBalance, currencyCode, locale, 'table') });
  };
}

interface AccountChoiceProps {
  readonly accounts: readonly Account[];
  readonly explain: (account: Account) => string;
}

/** Shows the balance below the select, because options would truncate it. */
function AccountList({ accounts, explain }: AccountChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { field } = useFieldState(NAME);
  const chosen = accounts.find(({ accountIdentifier }) => accountIdentifier === field.value);
  const none = { value: field.value, label: t('account.choose'), disabled: true };
  const listed = accounts.map((account) => ({
    value: account.accountIdentifier,
    label: account.status === 'ACTIVE' ? account.displayName : `${account.displayName} · ${explain(account)}`,
    disabled: account.status !== 'ACTIVE',
  }));
  return (
    <SelectField
      name={NAME}
      label={t('account.payFrom')}
      // A select shows its first option for a value that none of them has.
      options={chosen === undefined ? [none, ...listed] : listed}
      help={chosen && explain(chosen)}
      required
    />
  );
}

function AccountRadios({ accounts, explain }: AccountChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { field, error } = useFieldState(NAME);
  return (
    <fieldset
      role="radiogroup"
      className="pr-account"
      aria-invalid={error !== undefined}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend>{t('account.payFrom')}</legend>
      {accounts.map((account) => (
        <label key={account.accountIdentifier} className="pr-account__choice">
          <input
            type="radio"
            name={NAME}
            value={account.accountIdentifier}
            checked={field.value === account.accountIdentifier}
            disabled={account.status !== 'ACTIVE'}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          <span className="pr-account__name">{account.displayName}</span>
          <span className="pr-checkout__help">{explain(account)}</span>
        </label>
      ))}
      {error !== undefined && (
        <div id={id} className="pr-account__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
