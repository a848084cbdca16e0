import { parseLocalAmount } from '@portal/shared/domain/money/localAmount';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { TypedFilter } from './TypedFilter.tsx';
import { useTypedValue } from './useTypedValue.ts';

const LONGEST = 20;

interface FilterAmountProps {
  readonly label: string;
  /** Decimal text or ''. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (decimal: string) => void;
}

/** An amount that filters a list, typed as in the user's language; without its sign, after a pause in typing. */
export function FilterAmount({ label, value, error, onChange }: FilterAmountProps) {
  const { t } = useTranslation('signedIn');
  const locale = useLocale();
  const [isUnreadable, setUnreadable] = useState(false);
  const { input, wait } = useTypedValue(value.replace('.', decimalSign(locale)), (typed) => {
    const decimal = typed.trim() === '' ? '' : parseLocalAmount(typed, locale)?.replace('-', '');
    setUnreadable(decimal === undefined);
    if (decimal !== undefined && decimal !== value) onChange(decimal);
  });
  const shown = isUnreadable ? t('error.amount.notANumber') : error;
  return (
    <TypedFilter kind="amount" isSet={value !== ''} error={shown}>
      {(errorId) => (
        <>
          <span className="pr-filter__name">{label}</span>
          <input
            ref={input}
            type="search"
            inputMode="decimal"
            defaultValue={value.replace('.', decimalSign(locale))}
            maxLength={LONGEST}
            autoComplete="off"
            aria-invalid={shown !== undefined}
            aria-describedby={errorId}
            onChange={wait}
          />
        </>
      )}
    </TypedFilter>
  );
}

const decimalSign = (locale: string): string =>
  decimalFormat(locale, 1)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
