import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { fillPlaceholders } from '@portal/shared/domain/ordering/templatePlaceholders';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import type { OrderContent } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { toRewardRefusal } from './rewardRefusal.ts';

export function ConfirmFacts({ content, quote }: { readonly content: OrderContent; readonly quote: Quote | null }) {
  const { t, i18n } = useTranslation('quickOrder');
  const refusal = toRewardRefusal(useContext(FormShellContext).failure);
  const locale = useLocale();
  const { reward, accounts, priceState } = useCheckout();
  const selectedIdentifier = useSelectedAccount()?.accountIdentifier;
  const selected = accounts.find(({ accountIdentifier }) => accountIdentifier === selectedIdentifier);
  const account = accounts.find(({ accountIdentifier }) => accountIdentifier === content.accountIdentifier);
  const amount = formatMoney(Number(reward.amount), reward.item.currencyCode, locale);
  const price = quote?.summary.fullOrderQuote;
  return (
    <dl className="pr-confirm">
      <dt>{t('confirm.people')}</dt>
      <dd>
        <ul>
          {content.lineItems.map(({ recipient }, index) => (
            <li key={index}>
              <strong>{fullName(recipient.firstName, recipient.lastName)}</strong>{' '}
              <span className="pr-checkout__help">{recipient.email}</span>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{t('confirm.reward')}</dt>
      <dd>
        {t('confirm.rewardEach', { amount, reward: reward.item.rewardName })}
        {refusal?.messages.map((message) => (
          <FieldError key={message.key}>{messageText(i18n, message)}</FieldError>
        ))}
      </dd>
      <MessageFacts content={content} rewardName={reward.item.rewardName} amount={amount} />
      <dt>{t('confirm.account')}</dt>
      <dd>
        <span>{account?.displayName}</span>
        {selected !== undefined && selected !== account && (
          <FieldError>{t('account.selectedIs', { account: selected.displayName })}</FieldError>
        )}
      </dd>
      {content.metadata.purchaseOrderNumber !== null && (
        <>
          <dt>{t('account.purchaseOrderNumber')}</dt>
          <dd>{content.metadata.purchaseOrderNumber}</dd>
        </>
      )}
      {price && (
        <>
          <dt>{t('price.fees')}</dt>
          <dd>
            <Money amount={price.feeTotal} currencyCode={price.currencyCode} />
          </dd>
        </>
      )}
      <dt>{t('price.total')}</dt>
      <dd className="pr-confirm__total">
        <span role="status">
          {price ? (
            <Money amount={price.orderTotal} currencyCode={price.currencyCode} />
          ) : (
            t(priceState === 'failed' ? 'price.failed' : 'price.updating')
          )}
        </span>
      </dd>
      {quote && quote.summary.balanceAfter !== null && !quote.summary.hasInsufficientFunds && (
        <>
          <dt>{t('price.balanceAfter')}</dt>
          <dd>
            <Money amount={quote.summary.balanceAfter} currencyCode={quote.summary.fullOrderQuote.currencyCode} />
          </dd>
        </>
      )}
    </dl>
  );
}

interface MessageFactsProps {
  readonly content: OrderContent;
  readonly rewardName: string;
  readonly amount: string;
}

/** Tells who the mails come from and what they say; the subject as the first person gets it. */
function MessageFacts({ content: { lineItems }, rewardName, amount }: MessageFactsProps) {
  const { t } = useTranslation('quickOrder');
  const [first] = lineItems;
  if (first === undefined) return null;
  const { senderName, subject, message } = first.deliveryTemplate;
  const { firstName, lastName } = first.recipient;
  const placeholderValues = {
    recipient_name: fullName(firstName, lastName),
    sender_name: senderName ?? '',
    reward_name: rewardName,
    reward_amount: amount,
  };
  return (
    <>
      <dt>{t('message.senderName')}</dt>
      <dd>{senderName}</dd>
      <dt>{t('message.subject')}</dt>
      <dd>
        {fillPlaceholders(subject ?? '', placeholderValues)}
        {lineItems.some(({ deliveryTemplate }) => deliveryTemplate !== first.deliveryTemplate) && (
          <p className="pr-checkout__help">{t('confirm.ownMails')}</p>
        )}
      </dd>
      {message && (
        <>
          <dt>{t('message.text')}</dt>
          <dd className="pr-confirm__message">{message}</dd>
        </>
      )}
    </>
  );
}
