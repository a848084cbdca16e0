import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { Money } from '../../ui/money/Money.tsx';
import { toDecimalText } from './amountForm.ts';

interface AmountOptionsProps {
  /** Major units. */
  readonly options: readonly number[];
  readonly currencyCode: string;
}

/** Amounts of an item with several fixed values. */
export function AmountOptions({ options, currencyCode }: AmountOptionsProps) {
  const { t } = useTranslation('rewardPicker');
  const { field, error, setValue } = useFieldState('amount');
  const labelId = useId();
  const errorId = useId();
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className="pr-options"
      aria-labelledby={labelId}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error !== undefined}
      aria-required="true"
    >
      <span id={labelId} className="pr-options__label">
        {t('amount', { currencyCode })}
      </span>
      <div className="pr-options__row">
        {options.map((option) => {
          const decimal = toDecimalText(option, currencyCode);
          return (
            <label key={decimal} className="pr-option">
              <input
                type="radio"
                name="amount"
                value={decimal}
                checked={field.value === decimal}
                onChange={() => void setValue(decimal)}
                onBlur={field.onBlur}
              />
              <Money amount={option} currencyCode={currencyCode} />
            </label>
          );
        })}
      </div>
      {error !== undefined && (
        <p id={errorId} className="pr-options__error">
          <FieldError>{error}</FieldError>
        </p>
      )}
    </div>
  );
}
