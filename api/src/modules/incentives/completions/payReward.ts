import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { CompletionStatus } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { checkLineNotes } from '@portal/shared/domain/ordering/lineTexts';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Tx } from '../../../db/client.ts';
import { withSavepoint } from '../../../db/withSavepoint.ts';
import { AppError } from '../../../errors/AppError.ts';
import { codeOf } from '../../../errors/codeOf.ts';
import type { Log } from '../../../logs/Log.ts';
import type { CartsModule } from '../../carts/index.ts';
import type { ProgramOrderService } from '../../orders/index.ts';
import { findPlatform } from '../../platforms/index.ts';
import type { StoredIncentive } from '../incentiveRepository.ts';
import { normalizeEmail } from './normalizeEmail.ts';

export interface PayRewardDeps {
  readonly log: Log;
  readonly openQuoted: CartsModule['openQuoted'];
  readonly placeQuoted: ProgramOrderService['placeQuoted'];
}

/** Somebody who answered a survey, as its tool named them. */
export interface Respondent {
  readonly responseId: string;
  readonly recipientEmail: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An incentive with its account, and the user who stands for the key of its survey tool. */
export interface Payer {
  readonly incentive: StoredIncentive;
  readonly account: AccountRow;
  readonly user: SessionUser;
}

/** The result of ordering a reward: the order, or the word for why not with the key of the reason. */
export type Payment =
  | { readonly status: 'COMPLETE'; readonly orderId: bigint; readonly referenceOrderId: string }
  | { readonly status: Exclude<CompletionStatus, 'COMPLETE'>; readonly reasonKey: string | null };

export type PayReward = (tx: Tx, payer: Payer, respondent: Respondent) => Promise<Payment>;

const SHORT: readonly string[] = ['error.funds.insufficient', 'error.funds.insufficientUndisclosed'];
/** Classes of SQLSTATE that pass: conflicts of transactions, waits that took too long, a database that goes away. */
const PASSING = /^(?:08|40|53|55|57)/;

/**
 * Orders the reward of a response from the account of its incentive: cart, line, quote and order in a part of the transaction
 * that is undone when one fails.
 */
export const createPayReward =
  ({ log, openQuoted, placeQuoted }: PayRewardDeps): PayReward =>
  (tx, payer, respondent) =>
    withSavepoint<Payment>(
      tx,
      async () => {
        const { account, user } = payer;
        const metadata = await readMetadata(tx, payer);
        const cart = { accountIdentifier: account.identifier, orderSource: 'RESEARCH', metadata } as const;
        const quoted = await openQuoted(tx, user, cart, [toLine(payer, respondent)]);
        const { id: orderId, referenceOrderId } = await placeQuoted(tx, user, quoted);
        return { status: 'COMPLETE', orderId, referenceOrderId };
      },
      (error) => toFailedPayment(error, log, payer.incentive),
      'reward',
    );

/** Returns the word of what was raised. Raises it again where another try of the call may succeed. */
export function toFailedPayment(error: unknown, log: Log, incentive: Pick<StoredIncentive, 'identifier'>): Payment {
  if (!(error instanceof AppError)) {
    if (PASSING.test(codeOf(error) ?? '')) throw error;
    log.error(
      { event: 'completion.failed', incentive: incentive.identifier, err: error },
      'The reward of a response was not ordered',
    );
    return { status: 'SYSTEM_FAILURE', reasonKey: null };
  }
  if (SHORT.includes(error.i18nKey)) return { status: 'INSUFFICIENT_FUNDS', reasonKey: null };
  return { status: 'SYSTEM_FAILURE', reasonKey: error.fields?.[0]?.i18nKey ?? error.i18nKey };
}

/** Notes say which survey the order is for; so does the purchase order number where the organization requires one. */
async function readMetadata(tx: Tx, { incentive: { platform_id, display_name } }: Payer) {
  const { requires_purchase_order_number: isRequired } = await findPlatform(tx, platform_id);
  const name = Array.from(display_name);
  return {
    notes: name.slice(0, SETTINGS.orders.notesLength).join(''),
    ...(isRequired && { purchaseOrderNumber: name.slice(0, SETTINGS.orders.purchaseOrderNumberLength).join('') }),
  };
}

function toLine({ incentive }: Payer, { responseId, recipientEmail, firstName, lastName }: Respondent): CartLineBody {
  const email = normalizeEmail(recipientEmail) ?? recipientEmail;
  return {
    utid: incentive.utid,
    amount: toDecimal(incentive.amount_minor, incentive.currency_code),
    quantity: 1,
    recipient: { firstName: firstName || nameIn(email), lastName: lastName || null, email, mobileNumber: null },
    deliveryTemplate: {
      etid: incentive.etid,
      senderName: incentive.sender_name,
      subject: incentive.subject,
      message: incentive.message,
    },
    metadata: { notes: checkLineNotes(responseId) === null ? responseId : incentive.identifier },
  };
}

/** Surveys often ask for no name: the mail then greets by what stands before the @. */
const nameIn = (email: string): string => email.slice(0, email.lastIndexOf('@')).replaceAll(/[{}]/g, '') || email;
