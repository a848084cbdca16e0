import { randomUUID } from 'node:crypto';
import type { BankAccount, NewBankAccountBody } from '@portal/shared/contract/bankAccounts';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Insertable } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import type { BankAccounts } from '../../../db/schema.generated.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccountOfGroup, type AccountRow } from '../../../access/findVisibleAccount.ts';
import { lockAccount } from '../../accounts/index.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { recordAgreement, requireAgreement } from './agreements.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';
import { countBankAccounts, insertBankAccount, replaceUsers, type BankAccountRow } from './bankAccountRepository.ts';
import { requireGateway, refusalOf } from './bankGateway.ts';
import type { ReadBankFunding } from './bankFunding.ts';
import { toBillTo, readFacts, readNumbers, rowOf, type BankFacts, type BankNumbers } from './checkBankAccount.ts';
import { requireFundingUsers } from './requireFundingUsers.ts';
import type { ReportAgency } from '../../../env/reportAgencyEnv.ts';
import { newSmallDeposits, queueSmallDeposits } from './smallDeposits.ts';
import { toBankAccount } from './toBankAccount.ts';

export interface BankAccountDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway | null;
  readonly agency: ReportAgency;
  readonly enqueue: Enqueue;
  readonly readBankFunding: ReadBankFunding;
}

/** A bank account that the gateway keeps and no row names yet. */
export interface StoredBankAccount {
  readonly account: AccountRow;
  readonly userIds: readonly bigint[];
  readonly row: Insertable<BankAccounts> & { readonly gateway_token: string };
}

const keyOf = (account: AccountRow) => ({ platformId: account.platform_id, accountId: account.id });

/** Adds bank accounts, for `runIdempotentPrepared`. */
export function createAddBankAccountService(deps: BankAccountDeps) {
  const { db, clock, gateway, agency, enqueue } = deps;
  return {
    /**
     * Everything that can be refused without the gateway (400 at each wrong field, 404 for an account that the user does not
     * see, 409 for another authorisation than the one in force, 422 for an account that takes no bank account or no more);
     * then the gateway keeps the bank account. Raises 422 with its reason, 503 without an answer.
     */
    async store(user: SessionUser, body: NewBankAccountBody): Promise<StoredBankAccount> {
      const service = requireGateway(gateway);
      const { account, facts, numbers, userIds } = await checkNew(deps, user, body);
      await requireRoom(db, account);
      requireAgreement(user, body.agreement);
      const now = clock.now();
      const identifier = randomUUID();
      const billTo = toBillTo(facts, user.email);
      const stored = await service.storeBankAccount({ ...numbers, billTo, reference: identifier });
      if (stored.outcome !== 'stored') throw refusalOf(stored, agency, now);
      const row = {
        ...rowOf(facts),
        ...newSmallDeposits(),
        platform_id: account.platform_id,
        account_id: account.id,
        identifier,
        gateway_token: stored.token,
        instrument_identifier: stored.instrumentIdentifier,
        routing_number: numbers.routingNumber,
        last_four: numbers.accountNumber.slice(-4),
        created_by_user_id: user.id,
        created_at: now,
      };
      return { account, userIds, row };
    },

    /**
     * Names the stored bank account, records what was agreed and queues the small deposits. Raises 409 for one that the
     * account has already, 422 when it has as many as it may by now.
     */
    async name(
      tx: Tx,
      stored: StoredBankAccount,
      body: NewBankAccountBody,
      { user, ipAddress }: { readonly user: SessionUser; readonly ipAddress: string },
    ): Promise<BankAccount> {
      const { account, userIds } = stored;
      const row = await add(tx, stored);
      const key = { platformId: row.platform_id, id: row.id };
      await replaceUsers(tx, key, userIds);
      const agreement = requireAgreement(user, body.agreement);
      await recordAgreement(tx, key, agreement, { user, ipAddress, at: row.created_at });
      await queueSmallDeposits(enqueue, tx, row);
      const { customerIdentifier } = body;
      return toBankAccount(row, { accountIdentifier: account.identifier, customerIdentifier });
    },

    /** Gives a stored bank account back that nothing names. */
    discard: ({ row }: StoredBankAccount) => requireGateway(gateway).removeCard(row.gateway_token),
  };
}

export type AddBankAccountService = ReturnType<typeof createAddBankAccountService>;

interface CheckedBankAccount {
  readonly account: AccountRow;
  readonly facts: BankFacts;
  readonly numbers: BankNumbers;
  readonly userIds: readonly bigint[];
}

async function checkNew(
  deps: BankAccountDeps,
  user: SessionUser,
  body: NewBankAccountBody,
): Promise<CheckedBankAccount> {
  const { db, readBankFunding } = deps;
  const account = await findVisibleAccountOfGroup(db, user, body.customerIdentifier, body.accountIdentifier);
  const { facts, fields } = readFacts(body);
  const { numbers, fields: ofNumbers } = readNumbers(body, facts);
  const errors = [...ofNumbers, ...fields];
  if (errors.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields: errors });
  if (account.status !== 'ACTIVE' || !account.active) throw new AppError(BANK_FAILURES.accountInactive);
  if ((await (await readBankFunding(user))(db, account)) !== 'offered') throw new AppError(BANK_FAILURES.notOffered);
  return { account, facts, numbers, userIds: await requireFundingUsers(db, account, body.userIdentifiers) };
}

/** Concurrent calls for an account wait for each other, so that it never has a bank account too many. */
async function add(tx: Tx, { account, row }: StoredBankAccount): Promise<BankAccountRow> {
  await lockAccount(tx, keyOf(account));
  await requireRoom(tx, account);
  const inserted = await insertBankAccount(tx, row);
  if (inserted === null) throw new AppError(BANK_FAILURES.known);
  await writeAudit(tx, {
    platformId: inserted.platform_id,
    actorUserId: inserted.created_by_user_id,
    action: 'bankAccount.added',
    entityType: 'bankAccount',
    entityId: inserted.identifier,
    at: inserted.created_at,
  });
  return inserted;
}

async function requireRoom(executor: Executor, account: AccountRow): Promise<void> {
  const { max } = SETTINGS.bankAccounts;
  if ((await countBankAccounts(executor, keyOf(account))) >= max)
    throw new AppError({ ...BANK_FAILURES.tooMany, values: { max: String(max) } });
}
