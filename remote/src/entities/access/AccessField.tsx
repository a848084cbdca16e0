import type { Customer } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import '../../ui/form/choice.css';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { useAccess } from './useAccess.ts';
import './access.css';
import './locales.ts';
import { SelectedAccess } from './SelectedAccess.tsx';

interface AccessFieldProps {
  readonly legend: string;
  readonly groups: readonly Customer[];
  readonly disabled?: boolean;
}

/**
 * The whole organisation, or some groups and accounts: the fields `organizationAccess`, `customerIdentifiers` and
 * `accountIdentifiers` of a form. Nobody gives more than they have.
 */
export function AccessField({ legend, groups, disabled = false }: AccessFieldProps) {
  const { t } = useTranslation('access');
  const { field, setValue } = useFieldState<boolean>('organizationAccess');
  const { mayGrantAll, isGrantable } = useAccess();
  const choices = [
    { isAll: true, label: t('organisation'), help: t('organisationHelp') },
    { isAll: false, label: t('selected'), help: t('selectedHelp') },
  ];
  return (
    <>
      <fieldset className="pr-choices">
        <legend>{legend}</legend>
        {choices.map(({ isAll, label, help }) => (
          <label key={label} className="pr-choices__choice">
            <input
              type="radio"
              name="organizationAccess"
              checked={field.value === isAll}
              disabled={disabled || (isAll && !mayGrantAll)}
              onChange={() => void setValue(isAll)}
            />
            <span className="pr-choices__name">{label}</span>
            <span className="pr-choices__help">{help}</span>
          </label>
        ))}
      </fieldset>
      {!field.value && <SelectedAccess groups={groups} isGrantable={isGrantable} disabled={disabled} />}
    </>
  );
}
