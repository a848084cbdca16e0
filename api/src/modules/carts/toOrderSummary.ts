import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import { sum, toMajor } from '@portal/shared/domain/money/money';
import { cardOrderFee, type CardOrderFee } from '@portal/shared/domain/ordering/cardOrder';
import { spendable, type WalletBalance } from '../../ledger/wallets.ts';
import { toPaymentFee } from './cartPayment.ts';
import type { CartView } from './cartReadModel.ts';
import { adjustedFaceOf, faceFeeOf, faceOf, faceTotalIn, totalsByCurrency } from './currencyTotals.ts';
import type { Evaluation, PricedVariant } from './evaluateCart.ts';
import { toMailingAddress } from './toMailing.ts';

/** The account that pays, by its currency. */
type PayingAccount = Pick<CartView, 'account_currency'>;

/** Which balance data may be disclosed: the amounts, and whether it covers the total. */
interface BalanceDisclosure {
  readonly showsBalance: boolean;
  readonly showsCover: boolean;
}

interface SummaryOptions extends BalanceDisclosure {
  /** The fee of the card that pays; null for the balance. */
  readonly cardFee: CardOrderFee | null;
}

/** The order summary. Undisclosed amounts are null; an undisclosed shortage is false. */
export function toOrderSummary(
  cart: PayingAccount,
  evaluation: Evaluation,
  wallet: WalletBalance,
  { showsBalance, showsCover, cardFee }: SummaryOptions,
): OrderSummary {
  const { variants, totalMinor } = evaluation;
  const major = (minor: bigint) => toMajor(minor, cart.account_currency);
  const fromBalance = cardFee === null ? totalMinor : 0n;
  const missing = fromBalance - spendable(wallet);
  const shortfall = cardFee === null && missing > 0n ? missing : 0n;
  const etids = new Set(variants.flatMap(({ etid }) => etid ?? []));
  const posted = variants.filter((variant) => !isDigital(variant));
  const [address] = posted.flatMap((variant) => variant.address ?? []);
  const [etid] = etids;
  return {
    fullOrderQuote: fullQuote(cart, evaluation, cardFee),
    recipientCount: evaluation.lineCount,
    digitalOrders: channel(variants.filter(isDigital), major),
    physicalOrders: channel(posted, major),
    summaryByUtid: summaryByUtid(variants, major),
    hasInsufficientFunds: showsCover && shortfall > 0n,
    shortfall: showsBalance ? major(shortfall) : null,
    balanceAfter: showsBalance ? major(wallet.balanceMinor - fromBalance) : null,
    availableAfter: showsBalance ? major(-missing) : null,
    hasANonPositiveAmountLineItem: variants.some((variant) => variant.amountMinor <= 0n),
    isFileUpload: false,
    etidUsedForAllUploadLines: etids.size === 1 && etid !== undefined ? etid : null,
    addressCount: evaluation.shipping.addressCount + lineCount(posted.filter(({ address }) => address === null)),
    recipientAddress: evaluation.shipping.addressCount === 1 && address ? toMailingAddress(address) : null,
    totalOrderQuantity: quantityOf(variants),
    totalBulkShipmentLineItemsQuantity: quantityOf(
      variants.filter((variant) => variant.fulfillmentType === 'BULK_PROVISIONING_SUPPORTED'),
    ),
  };
}

const isDigital = (variant: PricedVariant): boolean => variant.fulfillmentType === 'DIGITAL';
const lineCount = (variants: readonly PricedVariant[]): number =>
  variants.reduce((count, variant) => count + variant.lineCount, 0);
const quantityOf = (variants: readonly PricedVariant[]): number =>
  variants.reduce((count, variant) => count + variant.lineCount * variant.quantity, 0);

const channel = (variants: readonly PricedVariant[], major: (minor: bigint) => number) => ({
  recipientCount: lineCount(variants),
  subtotal: major(sum(variants.map((variant) => variant.subtotal.baseMinor))),
});

function fullQuote(
  { account_currency: currencyCode }: PayingAccount,
  { variants, totals, totalMinor, shipping }: Evaluation,
  cardFee: CardOrderFee | null,
): OrderSummary['fullOrderQuote'] {
  const base = toMajor(totals.baseMinor, currencyCode);
  const fees = toMajor(totals.feeMinor, currencyCode);
  return {
    originalAmount: base,
    orderTotal: toMajor(totalMinor + (cardFee === null ? 0n : cardOrderFee(totalMinor, cardFee)), currencyCode),
    feeTotal: fees,
    currencyCode,
    shippingAmount: toMajor(shipping.shippingMinor, currencyCode),
    lineItemFeesByCurrency: totalsByCurrency(variants, faceFeeOf),
    lineItemTotalsByCurrency: totalsByCurrency(variants, (variant) => adjustedFaceOf(variant) + faceFeeOf(variant)),
    rewardTotalsByCurrency: totalsByCurrency(variants, faceOf),
    approxTotalBasePriceInAccountCurrency: base,
    approxTotalFaceValueInAccountCurrency: toMajor(faceTotalIn(currencyCode, variants), currencyCode),
    approxTotalFeesInAccountCurrency: fees,
    paymentFee: toPaymentFee(cardFee, totalMinor, currencyCode),
  };
}

function summaryByUtid(
  variants: readonly PricedVariant[],
  major: (minor: bigint) => number,
): OrderSummary['summaryByUtid'] {
  const byUtid = new Map<string, PricedVariant[]>();
  for (const variant of variants) {
    const own = byUtid.get(variant.utid);
    if (own) own.push(variant);
    else byUtid.set(variant.utid, [variant]);
  }
  return [...byUtid].map(([utid, own]) => {
    const currencyCode = own[0]?.currencyCode ?? '';
    return {
      utid,
      rewardName: own[0]?.item?.rewardName ?? utid,
      currencyCode,
      quantity: quantityOf(own),
      faceValueTotal: toMajor(sum(own.map((variant) => faceOf(variant) * BigInt(variant.lineCount))), currencyCode),
      chargedTotal: major(sum(own.map((variant) => variant.subtotal.chargeMinor))),
      feeTotal: major(sum(own.map((variant) => variant.subtotal.feeMinor))),
    };
  });
}
