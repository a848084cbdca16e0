import { SETTINGS } from '@portal/shared/domain/settings';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { toTypedAmount } from '../../../ui/money/typedAmount.ts';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import { currencyFormat } from '../../../i18n/formatters.ts';

/** Usual amounts, in whole units of the currency. */
export function QuickAmounts({ name, currencyCode }: { readonly name: string; readonly currencyCode: string }) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const [{ value }, , { setValue, setTouched }] = useField<string>(name);
  const money = currencyFormat(locale, currencyCode, 0);
  const choose = async (typed: string) => {
    await setValue(typed);
    await setTouched(true);
  };
  return (
    <div role="group" aria-label={t('deposit.quick')} className="pr-quick-amounts">
      {SETTINGS.funding.quickAmounts.map((amount) => {
        const typed = toTypedAmount(amount, currencyCode, locale);
        return (
          <button key={amount} type="button" aria-pressed={typed === value} onClick={() => void choose(typed)}>
            {withNarrowYen(money.format(amount))}
          </button>
        );
      })}
    </div>
  );
}
