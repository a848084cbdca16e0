import { randomInt, randomUUID } from 'node:crypto';
import type { VerifyBankAccountBody, BankAccount } from '@portal/shared/contract/bankAccounts';
import { readSmallDeposit } from '@portal/shared/domain/funding/bankAccountRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';
import { lockBankAccount, updateBankAccount, type BankAccountRow } from './bankAccountRepository.ts';
import { findBankAccount } from './findBankAccount.ts';
import { toBankAccount } from './toBankAccount.ts';

const LARGEST_CENTS = 99;

/** Two different amounts below a dollar, and what they are known by at the gateway. */
export function newSmallDeposits() {
  const first = randomInt(1, LARGEST_CENTS + 1);
  const other = randomInt(1, LARGEST_CENTS);
  const second = other < first ? other : other + 1;
  return {
    status: 'UNVERIFIED',
    small_deposits_reference: randomUUID(),
    small_deposits_minor: [BigInt(first), BigInt(second)],
    tries_left: SETTINGS.bankAccounts.triesMax,
    return_code: null,
  };
}

/** Queues the small deposits of a bank account. */
export const queueSmallDeposits = (enqueue: Enqueue, tx: Tx, { platform_id, id }: BankAccountRow): Promise<void> =>
  enqueue(tx, {
    queue: 'send-small-deposits',
    data: { platformId: String(platform_id), bankAccountId: String(id) },
  });

/** The outcome of naming the small deposits. */
export type Verification =
  | { readonly outcome: 'verified'; readonly bankAccount: BankAccount }
  | { readonly outcome: 'wrong'; readonly triesLeft: number };

/**
 * Verifies a bank account by its small deposits, in any order. A wrong answer counts, so that it is a result and no error:
 * the transaction must commit. Raises 400 at the amounts, 404, 409 when it is verified, 422 when it is disabled.
 */
export async function verifyBankAccount(
  tx: Tx,
  user: SessionUser,
  identifier: string,
  { amounts, at }: { readonly amounts: VerifyBankAccountBody['amounts']; readonly at: Date },
): Promise<Verification> {
  const { bankAccount: found, owner } = await findBankAccount(tx, user, identifier);
  const cents = readAmounts(amounts);
  const row = await lockBankAccount(tx, { platformId: found.platform_id, id: found.id });
  if (row.status === 'VERIFIED') throw new AppError(BANK_FAILURES.verified);
  if (row.status === 'DISABLED') throw new AppError(BANK_FAILURES.tooManyTries);
  const isRight = sorted(cents).join() === sorted(row.small_deposits_minor).join();
  const triesLeft = row.tries_left - 1;
  const change = isRight
    ? { status: 'VERIFIED' }
    : { tries_left: triesLeft, ...(triesLeft === 0 && { status: 'DISABLED' }) };
  const changed = await updateBankAccount(tx, row, change);
  if (changed === null) throw new AppError(BANK_FAILURES.changed);
  await writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: isRight ? 'bankAccount.verified' : 'bankAccount.verificationFailed',
    entityType: 'bankAccount',
    entityId: row.identifier,
    at,
  });
  return isRight
    ? { outcome: 'verified', bankAccount: toBankAccount(changed, owner) }
    : { outcome: 'wrong', triesLeft };
}

function readAmounts(amounts: VerifyBankAccountBody['amounts']): readonly bigint[] {
  const read = amounts.map((amount) => readSmallDeposit(amount));
  const fields = read.flatMap((one, owner) =>
    'refusal' in one ? fieldErrors(`amounts[${String(owner)}]`, one.refusal) : [],
  );
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return read.flatMap((one) => ('cents' in one ? [one.cents] : []));
}

const sorted = (cents: readonly bigint[]): readonly bigint[] => [...cents].sort((a, b) => Number(a - b));
