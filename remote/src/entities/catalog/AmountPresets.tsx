import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { formatShortMoney } from './offerText.ts';
import { typedAmount } from './amountForm.ts';

/** Common amounts, multiplied by 100 in currencies without decimals. */
const USUAL = [10, 25, 50, 100, 250, 500];
const SHOWN = 4;

interface AmountPresetsProps {
  readonly currencyCode: string;
  /** Major units. */
  readonly min: number;
  readonly max: number;
}

/** Buttons that put a common amount within the item's limits into the field. */
export function AmountPresets({ currencyCode, min, max }: AmountPresetsProps) {
  const { t } = useTranslation('rewardPicker');
  const locale = useLocale();
  const { field, setValue } = useFieldState('amount');
  const scale = isCurrencyCode(currencyCode) && exponentOf(currencyCode) === 0 ? 100 : 1;
  const presets = USUAL.map((amount) => amount * scale)
    .filter((amount) => amount >= min && amount <= max)
    .slice(0, SHOWN);
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={t('presets')} className="pr-presets">
      {presets.map((amount) => {
        const text = typedAmount(String(amount), currencyCode, locale);
        return (
          <button
            key={amount}
            type="button"
            className="pr-preset"
            aria-pressed={field.value === text}
            onClick={() => void setValue(text)}
          >
            {formatShortMoney(amount, currencyCode, locale)}
          </button>
        );
      })}
    </div>
  );
}
