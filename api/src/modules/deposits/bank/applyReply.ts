import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Executor } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';
import type { GatewayReply } from '../../../providers/payments/PaymentGateway.ts';
import { isUndecided } from '../../../providers/payments/reasonCodes.ts';
import { findBankDeposit, type DepositRow } from '../depositRepository.ts';
import { readDepositReference } from '../depositReference.ts';
import type { BankDepositResult, SettleBankDeposit } from './settleBankDeposit.ts';

interface ApplyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly settle: SettleBankDeposit;
}

/** Applies a reply of the payment page; the deposit that it is about, or null when it is about none of ours. */
export async function applyReply({ db, settle }: ApplyDeps, reply: GatewayReply): Promise<DepositRow | null> {
  const deposit = await findReplied(db, reply);
  if (deposit === null) return null;
  return settle({ platformId: deposit.platform_id, id: deposit.id }, toDepositResult(reply));
}

/** A reply counts for the deposit that it names by reference, request, amount and currency together. */
async function findReplied(executor: Executor, reply: GatewayReply): Promise<DepositRow | null> {
  const key = readDepositReference(reply.referenceNumber);
  if (key === null || !isUuid(reply.transactionUuid)) return null;
  const deposit = await findBankDeposit(executor, key);
  const isOurs =
    deposit?.request_uuid === reply.transactionUuid.toLowerCase() &&
    deposit.amount_minor === reply.amountMinor &&
    deposit.currency_code === reply.currencyCode &&
    reply.transactionType === 'sale';
  return isOurs ? deposit : null;
}

/** The decision comes first: new reason codes may appear at any time. */
function toDepositResult({ decision, reasonCode, transactionId }: GatewayReply): BankDepositResult {
  const code = reasonCode ?? '0';
  switch (decision) {
    case 'ACCEPT':
      return transactionId === null
        ? { outcome: 'undecided' }
        : { outcome: 'submitted', gatewayId: transactionId, reasonCode: code };
    case 'REVIEW':
      return transactionId === null
        ? { outcome: 'undecided' }
        : { outcome: 'review', gatewayId: transactionId, reasonCode: code };
    case 'CANCEL':
      return { outcome: 'cancelled' };
    case 'DECLINE':
    case 'ERROR':
      return isUndecided(code)
        ? { outcome: 'undecided' }
        : { outcome: 'declined', gatewayId: transactionId, reasonCode: code };
  }
}
