import type { Customer } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

/** The account that pays, below the name of its customer; one that is not active says so. */
export function AccountField({ groups }: { readonly groups: readonly Customer[] }) {
  const { t, i18n } = useTranslation('research');
  const options = groups.flatMap((group) =>
    group.accounts.map(({ accountIdentifier, displayName, status }) => ({
      value: accountIdentifier,
      label:
        status === 'ACTIVE'
          ? `${displayName} · ${accountIdentifier}`
          : `${displayName} · ${getEnumerationLabel(i18n, 'account', status)}`,
      disabled: status !== 'ACTIVE',
      group: group.displayName,
    })),
  );
  return (
    <SelectField
      name="accountIdentifier"
      label={t('field.account')}
      help={t('field.accountHelp')}
      options={[{ value: '', label: t('field.chooseAccount') }, ...options]}
      required
    />
  );
}
