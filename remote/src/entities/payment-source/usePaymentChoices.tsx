import type { PaymentSource } from '@portal/shared/contract/customers';
import { skipToken } from '@reduxjs/toolkit/query/react';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Choice } from '../../ui/form/ChoiceField.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useListPaymentSourcesQuery } from '../account/accountApi.ts';
import { useCustomers } from '../account/useCustomers.ts';
import { CardBrandIcon } from '../card/CardBrandIcon.tsx';
import { useCardName } from '../card/useCardName.ts';
import { useHold } from '../card/useHold.ts';
import './locales.ts';
import { BALANCE } from './paymentSourceValue.ts';

/** Those that can pay now come first. */
const byUse = (one: PaymentSource, other: PaymentSource): number => Number(one.disabled) - Number(other.disabled);

type Card = NonNullable<PaymentSource['cardSourceDTO']>;

/** Returns the cards of an account that can pay for an order now; none while they are not known. */
export function useUsableCards(accountIdentifier: string | null) {
  const { currentData = [] } = useListPaymentSourcesQuery(accountIdentifier ?? skipToken);
  return currentData.flatMap(({ disabled, paymentSourceIdentifier, cardSourceDTO }) =>
    disabled || cardSourceDTO === null ? [] : [{ paymentSourceIdentifier, ...cardSourceDTO }],
  );
}

/** Returns the ways to pay as choices: the balance, then the cards; one that was chosen stays although it is not listed. */
export function usePaymentChoices(
  accountIdentifier: string,
  sources: readonly PaymentSource[] | undefined,
  chosen: string,
): readonly Choice[] {
  const { t } = useTranslation('paymentSource');
  const getCardName = useCardName();
  const getHelp = useCardHelp();
  const getBalance = useBalanceText(accountIdentifier);
  const balance = sources?.find(({ cardSourceDTO }) => cardSourceDTO === null);
  const cards = (sources ?? []).toSorted(byUse).flatMap(({ cardSourceDTO: card, ...source }): readonly Choice[] =>
    card === null
      ? []
      : [
          {
            value: source.paymentSourceIdentifier,
            label: getCardName(card),
            icon: <CardBrandIcon brand={card.cardBrand} isDecorative />,
            help: getHelp(source, card),
            disabled: source.disabled,
          },
        ],
  );
  const isListed = chosen === BALANCE || cards.some(({ value }) => value === chosen);
  return [
    {
      value: BALANCE,
      label: t('balance'),
      icon: <IconWallet size={20} aria-hidden="true" className="pr-pay__balance" />,
      help: getBalance(balance?.accountSourceDTO?.availableBalance ?? null),
      disabled: balance?.disabled === true,
    },
    ...cards,
    ...(isListed ? [] : [{ value: chosen, label: t(sources === undefined ? 'chosen' : 'gone'), disabled: true }]),
  ];
}

/** Its amount in the account's currency; nothing for those who may not see it. */
function useBalanceText(accountIdentifier: string): (available: number | null) => string {
  const { t } = useTranslation('paymentSource');
  const locale = useLocale();
  const currencyCode = useCustomers()
    .data?.flatMap(({ accounts }) => accounts)
    .find((account) => account.accountIdentifier === accountIdentifier)?.currencyCode;
  return (available) =>
    available === null || currencyCode === undefined
      ? ''
      : t('available', { amount: formatMoney(available, currencyCode, locale) });
}

/** Why a card cannot pay now; then its nickname, who added it, and the end of its validity. */
function useCardHelp() {
  const { t } = useTranslation(['paymentSource', 'card']);
  const getHold = useHold();
  const getRefusal = (
    { disabled, disabledReason, disabledUntil }: Omit<PaymentSource, 'cardSourceDTO'>,
    expiration: string,
  ): string | null => {
    if (!disabled) return null;
    if (disabledReason === 'EXPIRED') return t('card:expired', { month: expiration });
    const hold = disabledUntil === null ? null : getHold({ usableFrom: disabledUntil });
    return hold ?? t('inactive');
  };
  return (source: Omit<PaymentSource, 'cardSourceDTO'>, { lastFour, expiration, addedBy }: Card): string => {
    const isExpired = source.disabledReason === 'EXPIRED';
    return [
      getRefusal(source, expiration),
      source.displayName.includes(lastFour) ? null : source.displayName,
      isExpired ? null : t('card:expires', { month: expiration }),
      addedBy === '' ? null : t('addedBy', { name: addedBy }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
