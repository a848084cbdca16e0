import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useCardName } from '../../../entities/card/useCardName.ts';
import type { Message } from '../../../i18n/message.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { ScheduledTimeText } from '../../schedule/ScheduledTimeText.tsx';
import { useCardFeeName } from '../payment/useCardFeeName.ts';
import { getBalanceAfter } from '../price/getBalanceAfter.ts';
import './order-facts.css';
import { isOfBulk } from './isOfBulk.ts';
import { useMailFacts } from './useMailFacts.tsx';
import { useMailingFacts } from './useMailingFacts.tsx';

interface OrderFactsProps {
  readonly quote: Quote;
  /** Reasons for which the reward is refused. */
  readonly refusals: readonly Message[];
}

/** Shows all that a quote is the price of: who gets what by which mail, paid from where, and what is left. */
export function OrderFacts({ quote, refusals }: OrderFactsProps) {
  const { t } = useTranslation(['quickOrder', 'schedule']);
  const locale = useLocale();
  const getName = useAccountName();
  const { metadata, summary, accountIdentifier, payment } = quote;
  const getCardName = useCardName();
  const getCardFeeName = useCardFeeName();
  const { orderTotal, feeTotal, shippingAmount, paymentFee, currencyCode, ...price } = summary.fullOrderQuote;
  const adjustment = price.approxTotalBasePriceInAccountCurrency - price.approxTotalFaceValueInAccountCurrency;
  const after = getBalanceAfter(quote);
  const money = (amount: number): string => formatMoney(amount, currencyCode, locale);
  return (
    <FactList
      facts={[
        // Cards in bulk all go to the one address that is named below.
        { label: t('confirm.people'), value: !isOfBulk(summary) && <People quote={quote} /> },
        { label: t('confirm.reward'), value: <Rewards quote={quote} refusals={refusals} /> },
        { label: t('price.adjustment'), value: adjustment !== 0 && money(adjustment) },
        { label: t('price.fees'), value: money(feeTotal) },
        { label: t('price.shipping'), value: shippingAmount !== 0 && money(shippingAmount) },
        { label: getCardFeeName(paymentFee), value: payment.card && money(paymentFee.calculatedAmount) },
        { label: t('price.total'), value: <strong className="pr-order-facts__total">{money(orderTotal)}</strong> },
        { label: t('payment.with'), value: payment.card && <strong>{getCardName(payment.card)}</strong> },
        {
          label: t('confirm.account'),
          value: (
            <>
              {getName(accountIdentifier)}
              <OtherAccount accountIdentifier={accountIdentifier} />
            </>
          ),
        },
        { label: t(after?.key ?? 'price.balanceAfter'), value: after && money(after.amount) },
        ...useMailFacts(quote),
        ...useMailingFacts(quote),
        {
          label: t('schedule:confirm'),
          value: quote.schedule && (
            <>
              <ScheduledTimeText {...quote.schedule} />
              {!quote.schedule.isForAll && <p className="pr-order-facts__help">{t('schedule:notAll')}</p>}
            </>
          ),
        },
        { label: t('account.purchaseOrderNumber'), value: metadata.purchaseOrderNumber },
        { label: t('account.notes'), value: metadata.notes },
      ]}
    />
  );
}

function People({ quote: { recipients, summary } }: { readonly quote: Quote }) {
  const { t } = useTranslation('quickOrder');
  const more = summary.recipientCount - recipients.length;
  return (
    <ul className="pr-order-facts__list">
      {recipients.map(({ name, address }, index) => (
        <li key={index}>
          <strong>{name}</strong>{' '}
          <span className="pr-order-facts__help">{address === null ? null : formatMobileNumber(address)}</span>
        </li>
      ))}
      {more > 0 && <li>{t('confirm.more', { count: more })}</li>}
    </ul>
  );
}

/** How often each reward, worth what; in another currency also what it costs in that of the account. */
function Rewards({ quote: { summary }, refusals }: OrderFactsProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const accountCurrency = summary.fullOrderQuote.currencyCode;
  const locale = useLocale();
  return (
    <>
      <ul className="pr-order-facts__list">
        {summary.summaryByUtid.map(({ utid, rewardName, quantity, faceValueTotal, currencyCode, chargedTotal }) => (
          <li key={utid}>
            {new Intl.NumberFormat(locale).format(quantity)} × {rewardName} ·{' '}
            {formatMoney(faceValueTotal, currencyCode, locale)}
            {currencyCode !== accountCurrency && (
              <span className="pr-order-facts__help">
                {' '}
                · {t('confirm.costs', { amount: formatMoney(chargedTotal, accountCurrency, locale) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {refusals.map((message) => (
        <FieldError key={message.key}>{messageText(i18n, message)}</FieldError>
      ))}
    </>
  );
}

/** Warns that the order is paid from another account than the selected one. */
function OtherAccount({ accountIdentifier }: { readonly accountIdentifier: string }) {
  const { t } = useTranslation('quickOrder');
  const selected = useSelectedAccount();
  return selected === null || selected.accountIdentifier === accountIdentifier ? null : (
    <FieldError>{t('account.selectedIs', { account: selected.accountName })}</FieldError>
  );
}
