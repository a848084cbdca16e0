import type { CatalogItem } from '@portal/shared/contract/catalog';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { MoneyField } from '../../ui/form/MoneyField.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { getAmountControl } from './amountControl.ts';
import { formatShortMoney } from './offerText.ts';
import { AmountOptions } from './AmountOptions.tsx';
import { AmountPresets } from './AmountPresets.tsx';
import './amount.css';
import './locales.ts';

/** Amount control by value type: fixed text, options, or a text field. */
export function AmountControl({ item }: { readonly item: CatalogItem }) {
  const { t } = useTranslation('rewardPicker');
  const locale = useLocale();
  const control = getAmountControl(item);
  const { currencyCode } = item;
  if (control.kind === 'fixed') {
    return (
      <p className="pr-reward__value">
        <span>{t('value')}</span> <Money amount={control.value} currencyCode={currencyCode} />
      </p>
    );
  }
  if (control.kind === 'options') return <AmountOptions options={control.options} currencyCode={currencyCode} />;
  const money = (amount: number) => formatShortMoney(amount, currencyCode, locale);
  const isWhole = item.isWholeAmountValueRequired;
  const limits =
    control.min !== null && control.max !== null
      ? t(isWhole ? 'limitsWhole' : 'limits', { min: money(control.min), max: money(control.max) })
      : undefined;
  return (
    <>
      <MoneyField
        name="amount"
        label={t('amount', { currencyCode })}
        help={limits ?? (isWhole ? t('wholeOnly') : undefined)}
        currencyCode={currencyCode}
        required
      />
      <AmountPresets currencyCode={currencyCode} min={control.min ?? 0} max={control.max ?? Number.POSITIVE_INFINITY} />
    </>
  );
}
