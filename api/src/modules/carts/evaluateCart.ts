import type { FieldError } from '@portal/shared/contract/common';
import type { DeliveryMethod, OrderSource } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { priceLine, totalOf, type LinePrice } from '@portal/shared/domain/money/quoteMath';
import { checkRequiredMetadata } from '@portal/shared/domain/ordering/orderMetadata';
import { orderingRefusal } from '@portal/shared/domain/ordering/orderingRefusal';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Executor } from '../../db/client.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { listedKeys } from '../allowlist/index.ts';
import { rewardItems, type RewardItem } from '../catalog/index.ts';
import { printTemplateVersions } from '../printTemplates/index.ts';
import { templateVersions } from '../templates/index.ts';
import { listOptedOut } from '../textReplies/index.ts';
import { CART_FAILURES } from './cartsErrors.ts';
import type { CartDeps } from './CartDeps.ts';
import type { CountedVariant } from './CartLine.ts';
import type { CartView } from './cartReadModel.ts';
import { isBulkCart, mayOrderBulk } from './bulkCart.ts';
import { listBlockedDomains } from './lineRuleReadModel.ts';
import { blockedDomainCheck, checkVariant, type LineRules } from './lineRules.ts';
import { listRates, type Rate } from './rateRepository.ts';
import { noteUnknownMethods } from './shipping/unknownMethods.ts';
import { currenciesOf, priceShipping, type CartShipping } from './shipping/priceShipping.ts';

/** A line variant with price and validation errors. `price` is per line, null without an exchange rate; `subtotal` of all its lines. */
export interface PricedVariant extends CountedVariant {
  readonly item: RewardItem | undefined;
  readonly rate: Rate | undefined;
  readonly price: LinePrice | null;
  readonly subtotal: LinePrice;
  readonly errors: readonly FieldError[];
}

/** A cart with every line validated and priced. Amounts in minor units of the account's currency. */
export interface Evaluation {
  readonly variants: readonly PricedVariant[];
  readonly rates: readonly Rate[];
  /** The sums of the lines, without shipping. */
  readonly totals: LinePrice;
  readonly shipping: CartShipping;
  /** All that the order costs, but for the fee of its card. */
  readonly totalMinor: bigint;
  readonly lineCount: number;
  readonly cartErrors: readonly FieldError[];
}

type CartContext = Pick<
  CartView,
  'account_id' | 'platform_id' | 'customer_id' | 'order_source' | 'requires_line_notes' | 'has_allowlist'
>;

/** Lines that rules are loaded for: their items, and the addresses and numbers (E.164) that are not stored yet. */
interface JudgedLines {
  readonly utids: readonly string[];
  readonly emails?: readonly string[];
  readonly mobileNumbers?: readonly string[];
}

/** Sources of orders that know no addresses: their rewards go by email or text. */
const DIGITAL_SOURCES: readonly string[] = ['API', 'RESEARCH'] satisfies readonly OrderSource[];

/** Loads the validation context of a cart's lines. `deliveryMethods`: the ways in which the installation can send. */
export async function loadLineRules(
  executor: Executor,
  cart: CartContext,
  deliveryMethods: readonly DeliveryMethod[],
  { utids, emails = [], mobileNumbers = [] }: JudgedLines,
): Promise<LineRules> {
  const isDigitalOnly = DIGITAL_SOURCES.includes(cart.order_source);
  const optedOut = new Set(await listOptedOut(executor, [...new Set(mobileNumbers)]));
  return {
    items: await rewardItems(executor, [...new Set(utids)]),
    deliveryMethods: isDigitalOnly ? deliveryMethods.filter((method) => !isMailed(method)) : deliveryMethods,
    isDigitalOnly,
    templateVersions: await templateVersions(executor, {
      id: cart.account_id,
      platform_id: cart.platform_id,
      customer_id: cart.customer_id,
    }),
    printTemplateVersions: await printTemplateVersions(executor, {
      id: cart.account_id,
      platform_id: cart.platform_id,
      customer_id: cart.customer_id,
    }),
    isBlockedDomain: blockedDomainCheck(await listBlockedDomains(executor, cart.platform_id)),
    requiresNotes: cart.requires_line_notes,
    isBulkCart: isBulkCart(cart),
    isListed: await listedCheck(executor, cart, emails),
    hasAllowlist: cart.has_allowlist,
    isOptedOut: (number) => optedOut.has(number),
  };
}

async function listedCheck(executor: Executor, { platform_id, has_allowlist }: CartContext, emails: readonly string[]) {
  if (!has_allowlist) return () => true;
  const listed = new Set(await listedKeys(executor, platform_id, [...new Set(emails.map(emailKey))]));
  return (email: string): boolean => listed.has(emailKey(email));
}

/** `isKept` as in `CartContents`; `quotedRates` of a quote instead of the current rates. */
interface EvaluationOptions {
  readonly now: Date;
  readonly isKept: boolean;
  readonly quotedRates?: readonly Rate[] | undefined;
}

/** Validates and prices a cart. */
export async function evaluateCart(
  { contents, deliveryMethods, log }: Pick<CartDeps, 'contents' | 'deliveryMethods' | 'log'>,
  executor: Executor,
  cart: CartView,
  { now, isKept, quotedRates }: EvaluationOptions,
): Promise<Evaluation> {
  const counted = await contents.readVariants(executor, cart, isKept);
  const rules = await loadLineRules(executor, cart, deliveryMethods, { utids: counted.map(({ utid }) => utid) });
  const rates = quotedRates ?? (await listRates(executor, currenciesOf(counted), cart.account_currency, now));
  const lineCount = counted.reduce((count, variant) => count + variant.lineCount, 0);
  noteUnknownMethods(log, counted);
  const variants = await mapInTurns(counted, (variant) => {
    const priced = priceVariant(variant, rules.items, rates, cart.account_currency);
    return { ...priced, errors: [...checkVariant(variant, rules, { now, lineCount }), ...chargeErrors(priced.price)] };
  });
  return {
    ...priceAll(variants, rates, cart.account_currency),
    lineCount,
    cartErrors: [...accountErrors(cart), ...metadataErrors(cart), ...rateErrors(variants, rates)],
  };
}

/** Adds up what lines cost, and what they cost to ship. */
function priceAll(variants: readonly PricedVariant[], rates: readonly Rate[], accountCurrency: string) {
  const totals = totalOf(variants.map(({ subtotal }) => subtotal));
  const shipping = priceShipping(variants, rates, accountCurrency);
  return { variants, rates, totals, shipping, totalMinor: totals.chargeMinor + shipping.shippingMinor };
}

/** Prices lines whose rules are checked elsewhere, at the rates of now. */
export async function priceVariants(
  executor: Executor,
  counted: readonly CountedVariant[],
  accountCurrency: string,
  now: Date,
): Promise<Evaluation> {
  const items = await rewardItems(executor, [...new Set(counted.map(({ utid }) => utid))]);
  const rates = await listRates(executor, currenciesOf(counted), accountCurrency, now);
  const variants = counted.map((variant) => ({ ...priceVariant(variant, items, rates, accountCurrency), errors: [] }));
  return {
    ...priceAll(variants, rates, accountCurrency),
    lineCount: counted.reduce((count, { lineCount }) => count + lineCount, 0),
    cartErrors: rateErrors(variants, rates),
  };
}

/** The evaluation of a cart that a job fills: price and mistakes of its lines are known when all are there. */
export const toFillingEvaluation = (cart: CartView, lineCount: number): Evaluation => ({
  ...priceAll([], [], cart.account_currency),
  lineCount,
  cartErrors: [...accountErrors(cart), ...metadataErrors(cart)],
});

function priceVariant(
  variant: CountedVariant,
  items: LineRules['items'],
  rates: readonly Rate[],
  accountCurrency: string,
): Omit<PricedVariant, 'errors'> {
  const item = items.get(variant.utid);
  const rate = rates.find((entry) => entry.from === variant.currencyCode);
  const { adjustmentMillionths = 0n, feeMillionths = 0n } = item ?? {};
  const input = { ...variant, rateE8: rate?.rateE8 ?? 0n, adjustmentMillionths, feeMillionths };
  const price = rate ? priceLine(input, accountCurrency) : null;
  const subtotal = multiply(price, variant.lineCount);
  return { ...variant, item, rate, price, subtotal };
}

/** A reward that costs nothing after conversion cannot be charged. */
const chargeErrors = (price: LinePrice | null): FieldError[] =>
  price !== null && price.chargeMinor <= 0n ? [{ field: 'amount', i18nKey: 'error.amount.notPositive' }] : [];

/** Returns the total cost of lines of one price. */
function multiply(price: LinePrice | null, lineCount: number): LinePrice {
  const lines = BigInt(lineCount);
  return {
    baseMinor: (price?.baseMinor ?? 0n) * lines,
    feeMinor: (price?.feeMinor ?? 0n) * lines,
    chargeMinor: (price?.chargeMinor ?? 0n) * lines,
  };
}

function accountErrors(cart: CartView): FieldError[] {
  const i18nKey = cart.is_account_visible
    ? orderingRefusal({ status: cart.account_status, active: cart.account_active })
    : 'error.account.notFound';
  if (i18nKey !== null) return [{ field: 'accountIdentifier', i18nKey }];
  return mayOrderBulk(cart) ? [] : [{ field: 'accountIdentifier', i18nKey: CART_FAILURES.bulkDisabled.i18nKey }];
}

/** Names what the organisation requires of every order and this one lacks. */
const metadataErrors = (cart: CartView): FieldError[] =>
  checkRequiredMetadata(
    { notes: cart.requires_order_notes, purchaseOrderNumber: cart.requires_purchase_order_number },
    { notes: cart.notes, purchaseOrderNumber: cart.purchase_order_number },
  ).flatMap(([field, refusal]) => fieldErrors(field, refusal));

const rateErrors = (variants: readonly PricedVariant[], rates: readonly Rate[]): FieldError[] =>
  currenciesOf(variants)
    .filter((currencyCode) => !rates.some(({ from }) => from === currencyCode))
    .map((currencyCode) => ({ field: 'lineItems', i18nKey: 'error.currency.noRate', values: { currencyCode } }));
