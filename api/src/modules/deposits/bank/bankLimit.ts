import type { BankLimits } from '@portal/shared/contract/bankAccounts';
import { exponentOf } from '@portal/shared/domain/money/currencies';
import { toDecimal, toMajor } from '@portal/shared/domain/money/money';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor, Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import { lockAccount } from '../../accounts/index.ts';
import { fundedByBankSince } from '../depositRepository.ts';
import { BANK_DEPOSIT_FAILURES } from './bankDepositErrors.ts';

const { bankDayUnits, dayMs, formMs } = SERVER_SETTINGS.deposits;

/** Minor units. */
interface Limit {
  readonly limit: bigint;
  readonly left: bigint;
  /** Asked for at the bank's page, which has not answered. */
  readonly unfinished: bigint;
  /** When the last of them was begun. */
  readonly begunAt: Date | null;
}

/** GET /api/ach/account/{accountID}/limits. */
export async function readBankLimits(executor: Executor, account: AccountRow, now: Date): Promise<BankLimits> {
  const { limit, left, unfinished, begunAt } = await limitOf(executor, account, now);
  const { currency_code: currencyCode } = account;
  return {
    dailyUsageLimit: toMajor(limit, currencyCode),
    dailyUsageRemaining: toMajor(left, currencyCode),
    currencyCode,
    unfinished:
      begunAt === null
        ? null
        : { amount: toMajor(unfinished, currencyCode), until: new Date(begunAt.getTime() + formMs).toISOString() },
  };
}

/** Raises 422. Concurrent deposits of an account wait for each other, so that together they stay within the limit. */
export async function requireWithinBankLimit(tx: Tx, account: AccountRow, minor: bigint, now: Date): Promise<void> {
  await lockAccount(tx, { platformId: account.platform_id, accountId: account.id });
  const { limit, left } = await limitOf(tx, account, now);
  if (minor <= left) return;
  const { currency_code: currencyCode } = account;
  const values = { amount: toDecimal(left, currencyCode), limit: toDecimal(limit, currencyCode), currencyCode };
  const { i18nKey } = BANK_DEPOSIT_FAILURES.limit;
  throw new AppError({ ...BANK_DEPOSIT_FAILURES.limit, values, fields: [{ field: 'amount', i18nKey, values }] });
}

async function limitOf(executor: Executor, { platform_id, id, currency_code }: AccountRow, now: Date): Promise<Limit> {
  const limit = BigInt(bankDayUnits) * 10n ** BigInt(exponentOf(currency_code));
  // A form that was not posted by then is refused by the gateway.
  const formsSince = new Date(now.getTime() - formMs);
  const { used, unfinished, begunAt } = await fundedByBankSince(
    executor,
    { platformId: platform_id, accountId: id },
    new Date(now.getTime() - dayMs),
    formsSince,
  );
  return { limit, left: limit > used ? limit - used : 0n, unfinished, begunAt };
}
