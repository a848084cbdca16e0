import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { walletBalance } from '../../ledger/wallets.ts';
import type { CountedVariant } from './CartLine.ts';
import type { CartView } from './cartReadModel.ts';
import { priceVariants } from './evaluateCart.ts';
import { toOrderSummary } from './toOrderSummary.ts';

/** Good lines of one reward, amount and template that no cart holds. */
export type UncartedLines = Pick<
  CountedVariant,
  'utid' | 'currencyCode' | 'fulfillmentType' | 'amountMinor' | 'deliveryMethod' | 'etid' | 'lineCount'
>;

/** Their lines are checked before; this says nothing of them. */
const CHECKED = {
  quantity: 1,
  ptid: null,
  address: null,
  addressKey: null,
  shippingMethod: null,
  letterGaps: [],
  emailDomain: null,
  isListed: true,
  isOptedOut: false,
  hasNotes: true,
  scheduledAt: null,
  scheduledTimeZone: null,
} as const;

/**
 * Returns the summary of lines before they are put into a cart. Whether the balance covers them is disclosed to those alone who may
 * see it; a cart's quote tells the others.
 */
export async function summariseLines(
  executor: Executor,
  user: SessionUser,
  account: Pick<CartView, 'platform_id' | 'account_id' | 'account_currency'>,
  { lines, now }: { readonly lines: readonly UncartedLines[]; readonly now: Date },
): Promise<OrderSummary> {
  const variants = lines.map((line) => ({ ...line, ...CHECKED }));
  const evaluation = await priceVariants(executor, variants, account.account_currency, now);
  const wallet = await walletBalance(executor, { platformId: account.platform_id, accountId: account.account_id });
  const showsBalance = holds(user, 'VIEW_BALANCE_ACCESS');
  return toOrderSummary(account, evaluation, wallet, { showsBalance, showsCover: showsBalance, cardFee: null });
}
