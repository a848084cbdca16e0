import type { Customer } from '@portal/shared/contract/customers';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { toggleValue } from './accessChoices.ts';

interface GroupChoicesProps {
  readonly group: Customer;
  /** True when the whole group may be given, not only accounts of it. */
  readonly isGrantable: boolean;
  readonly disabled: boolean;
  /** The text that says what is wrong with the choice. */
  readonly errorId: string | undefined;
}

/** A group and its accounts as checkboxes; a chosen group includes every account. */
export function GroupChoices({ group, isGrantable, disabled, errorId }: GroupChoicesProps) {
  const { t } = useTranslation('access');
  const titleId = useId();
  const groups = useFieldState<readonly string[]>('customerIdentifiers');
  const accounts = useFieldState<readonly string[]>('accountIdentifiers');
  const isWhole = groups.field.value.includes(group.identifier);
  const invalid = { 'aria-invalid': errorId !== undefined, 'aria-describedby': errorId };
  return (
    <div role="group" aria-labelledby={titleId} className="pr-access__group">
      <label className="pr-access__choice pr-access__choice--group">
        <input
          type="checkbox"
          name="customerIdentifiers"
          checked={isWhole}
          disabled={disabled || (!isGrantable && !isWhole)}
          {...invalid}
          onChange={() => void groups.setValue(toggleValue(groups.field.value, group.identifier))}
        />
        <span id={titleId}>{group.displayName}</span>
        {isGrantable && <span className="pr-access__note">{t('wholeGroup')}</span>}
      </label>
      {group.accounts.map(({ accountIdentifier, displayName, currencyCode }) => (
        <label key={accountIdentifier} className="pr-access__choice">
          <input
            type="checkbox"
            name="accountIdentifiers"
            checked={isWhole || accounts.field.value.includes(accountIdentifier)}
            disabled={disabled || isWhole}
            {...invalid}
            onChange={() => void accounts.setValue(toggleValue(accounts.field.value, accountIdentifier))}
          />
          <span>{displayName}</span>
          <span className="pr-access__note">{isWhole ? t('included') : currencyCode}</span>
        </label>
      ))}
    </div>
  );
}
