import { parseLocalAmount } from '@portal/shared/domain/money/localAmount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FilterField } from './FilterField.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { useTypedValue } from './useTypedValue.ts';

const LONGEST = 20;

/** Decimal texts or ''. */
interface Amounts {
  readonly min: string;
  readonly max: string;
}

interface FilterAmountsProps {
  readonly label: string;
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly amounts: Amounts;
  readonly errors: { readonly min?: string | undefined; readonly max?: string | undefined };
  readonly onChange: (amounts: Partial<Amounts>) => void;
}

/** The least and the greatest amount of a list. */
export function FilterAmounts({ label, minLabel, maxLabel, amounts, errors, onChange }: FilterAmountsProps) {
  const locale = useLocale();
  const { min, max } = amounts;
  return (
    <FilterPopover
      label={label}
      value={amountsText(amounts, locale)}
      error={errors.min ?? errors.max}
      onRemove={() => onChange({ min: '', max: '' })}
    >
      {() => (
        <div className="pr-filter-fields__pair">
          <AmountField
            label={minLabel}
            value={min}
            error={errors.min}
            onChange={(decimal) => onChange({ min: decimal })}
          />
          <AmountField
            label={maxLabel}
            value={max}
            error={errors.max}
            onChange={(decimal) => onChange({ max: decimal })}
          />
        </div>
      )}
    </FilterPopover>
  );
}

function amountsText({ min, max }: Amounts, locale: string): string {
  const [least, most] = [min, max].map((amount) => amount.replace('.', decimalSign(locale)));
  if (min === '' && max === '') return '';
  if (max === '') return `≥ ${least}`;
  return min === '' ? `≤ ${most}` : `${least} – ${most}`;
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (decimal: string) => void;
}

/** An amount, typed as in the user's language; without its sign, after a pause in typing. */
function AmountField({ label, value, error, onChange }: AmountFieldProps) {
  const { i18n } = useTranslation();
  const locale = useLocale();
  const [isUnreadable, setUnreadable] = useState(false);
  const { input, wait } = useTypedValue(value.replace('.', decimalSign(locale)), (typed) => {
    const decimal = typed.trim() === '' ? '' : parseLocalAmount(typed, locale)?.replace('-', '');
    setUnreadable(decimal === undefined);
    if (decimal !== undefined && decimal !== value) onChange(decimal);
  });
  const shown = isUnreadable ? i18n.t('errors:error.amount.notANumber') : error;
  return (
    <FilterField label={label} error={shown}>
      {(errorId) => (
        <input
          ref={input}
          type="text"
          inputMode="decimal"
          defaultValue={value.replace('.', decimalSign(locale))}
          maxLength={LONGEST}
          autoComplete="off"
          aria-invalid={shown !== undefined}
          aria-describedby={errorId}
          onChange={wait}
        />
      )}
    </FilterField>
  );
}

const decimalSign = (locale: string): string =>
  decimalFormat(locale, 1)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
