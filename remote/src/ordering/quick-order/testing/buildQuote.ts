import type { Quote, QuotedMail } from '@portal/shared/contract/shoppingCarts';
import { buildCardSource } from '../../../testing/builders/buildPaymentSource.ts';

interface QuoteOptions {
  readonly quoteIdentifier?: string;
  readonly people?: number;
  readonly fee?: number;
  /** Null: the user may not see it. */
  readonly balance?: number | null;
  readonly creditLine?: number;
  readonly currencyCode?: string;
  /** It is paid with Visa 1111, which costs 3.5 %. */
  readonly isByCard?: boolean;
  readonly more?: Partial<Quote>;
}

/** The mail of an order, which all its recipients get. */
export const QUOTED_MAIL: QuotedMail = {
  language: 'en',
  recipientName: 'Person 1',
  senderName: 'Ada Byron',
  subject: 'A reward for you',
  message: null,
  isForAll: true,
};

/** A price of 25.00 a person in the account's currency, without a fee, from 1,250.00 USD. */
export function buildQuote({
  quoteIdentifier = '11111111-1111-4111-8111-111111111111',
  people = 1,
  fee = 0,
  balance = 1250,
  creditLine = 0,
  currencyCode = 'USD',
  isByCard = false,
  more,
}: QuoteOptions = {}): Quote {
  const rewards = 25 * people;
  const price = rewards + fee;
  const cardFee = isByCard ? Math.round(price * 3.5) / 100 : 0;
  const total = price + cardFee;
  const fromBalance = isByCard ? 0 : total;
  const money = (amount: number) => ({ amount, currencyCode, amountPlainString: amount.toFixed(2) });
  return {
    quoteIdentifier,
    expiresAt: '2027-01-01T00:00:00Z',
    rates: [{ from: currencyCode, to: currencyCode, rate: '1', asOf: '2026-11-20T09:00:00Z' }],
    summary: {
      fullOrderQuote: {
        originalAmount: rewards,
        orderTotal: total,
        feeTotal: fee,
        currencyCode,
        shippingAmount: 0,
        lineItemFeesByCurrency: [money(fee)],
        lineItemTotalsByCurrency: [money(rewards)],
        rewardTotalsByCurrency: [money(rewards)],
        approxTotalBasePriceInAccountCurrency: rewards,
        approxTotalFaceValueInAccountCurrency: rewards,
        approxTotalFeesInAccountCurrency: fee,
        paymentFee: { flatAmount: 0, percentage: isByCard ? 0.035 : 0, calculatedAmount: cardFee, currencyCode },
      },
      recipientCount: people,
      digitalOrders: { recipientCount: people, subtotal: rewards },
      physicalOrders: { recipientCount: 0, subtotal: 0 },
      summaryByUtid: [
        {
          utid: 'U100001',
          rewardName: 'Fernhill Gift Card',
          currencyCode,
          quantity: people,
          faceValueTotal: rewards,
          chargedTotal: price,
          feeTotal: fee,
        },
      ],
      hasInsufficientFunds: balance !== null && fromBalance > balance + creditLine,
      shortfall: balance === null ? null : Math.max(0, fromBalance - balance - creditLine),
      balanceAfter: balance === null ? null : balance - fromBalance,
      availableAfter: balance === null ? null : balance + creditLine - fromBalance,
      hasANonPositiveAmountLineItem: false,
      isFileUpload: false,
      etidUsedForAllUploadLines: null,
      addressCount: 0,
      recipientAddress: null,
      totalOrderQuantity: people,
      totalBulkShipmentLineItemsQuantity: 0,
    },
    cartVersion: 1,
    accountIdentifier: 'A1',
    payment: isByCard
      ? {
          paymentSourceType: 'CREDIT_CARD',
          paymentSourceIdentifier: buildCardSource().paymentSourceIdentifier,
          card: { cardBrand: 'VISA', lastFour: '1111' },
        }
      : { paymentSourceType: 'ACCOUNT_FUNDS', paymentSourceIdentifier: 'A1', card: null },
    recipients: [{ name: 'Person 1', address: 'person1@example.com' }],
    mail: QUOTED_MAIL,
    texts: null,
    metadata: { purchaseOrderNumber: null, notes: null, carrierMessage: null },
    mailing: null,
    schedule: null,
    earlierUse: null,
    hold: null,
    ...more,
  };
}
