import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';

/** Shows who gets what for how much by a quote, and what the order is noted with. */
export function CartFacts({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation(['quickOrder', 'cart']);
  const locale = useLocale();
  const getName = useAccountName();
  const { recipients, metadata, accountIdentifier, summary } = quote;
  const { fullOrderQuote, balanceAfter, summaryByUtid, recipientCount } = summary;
  const { orderTotal, feeTotal, currencyCode } = fullOrderQuote;
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, locale);
  const more = recipientCount - recipients.length;
  return (
    <FactList
      facts={[
        {
          label: t('confirm.people'),
          value: (
            <ul className="pr-cart__rewards">
              {recipients.map(({ name, address }, index) => (
                <li key={index}>
                  <strong>{name}</strong> <span className="pr-checkout__help">{address}</span>
                </li>
              ))}
              {more > 0 && <li>{t('cart:confirm.more', { count: more })}</li>}
            </ul>
          ),
        },
        {
          label: t('confirm.reward'),
          value: summaryByUtid.length > 0 && (
            <ul className="pr-cart__rewards">
              {summaryByUtid.map(({ utid, rewardName, quantity, faceValueTotal, currencyCode: currency }) => (
                <li key={utid}>
                  {quantity} × {rewardName} · {money(faceValueTotal, currency)}
                </li>
              ))}
            </ul>
          ),
        },
        { label: t('confirm.account'), value: getName(accountIdentifier) },
        { label: t('account.purchaseOrderNumber'), value: metadata.purchaseOrderNumber },
        { label: t('account.notes'), value: metadata.notes },
        { label: t('price.fees'), value: money(feeTotal, currencyCode) },
        { label: t('price.total'), value: money(orderTotal, currencyCode) },
        { label: t('price.balanceAfter'), value: balanceAfter === null ? null : money(balanceAfter, currencyCode) },
      ]}
    />
  );
}
