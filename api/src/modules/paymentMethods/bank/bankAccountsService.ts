import type {
  BankAccount,
  BankAccountDetail,
  BankUser,
  ChangeBankAccountBody,
} from '@portal/shared/contract/bankAccounts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Executor, Tx } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isUniqueViolation } from '../../../errors/isUniqueViolation.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { ChangeResult } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccount, findVisibleAccountById } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { BankAccountDeps } from './addBankAccountService.ts';
import { findAgreement, recordAgreement, requireAgreement } from './agreements.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';
import { replaceUsers, updateBankAccount, type BankAccountRow } from './bankAccountRepository.ts';
import { refusalOf, requireGateway } from './bankGateway.ts';
import { listFundingUsers, listNamedUsers } from './bankUsers.ts';
import { toBillTo, readFacts, readNumbers, rowOf, type BankFacts } from './checkBankAccount.ts';
import { findBankAccount, listBankAccounts, type BankAccountOwner } from './findBankAccount.ts';
import { requireFundingUsers } from './requireFundingUsers.ts';
import { newSmallDeposits, queueSmallDeposits } from './smallDeposits.ts';
import { toBankAccount } from './toBankAccount.ts';

/** Bank accounts. Every method raises 404 for an account or a bank account that the user does not see. */
export function createBankAccountsService({ db, clock, gateway, agency, enqueue }: BankAccountDeps) {
  /** Writes a change with its audit entry. Raises 409 when somebody changed the bank account meanwhile. */
  const write = async (
    tx: Tx,
    user: SessionUser,
    row: BankAccountRow,
    action: string,
    change: Partial<BankAccountRow>,
  ) => {
    const changed = await updateBankAccount(tx, row, change).catch(raiseKnown);
    if (changed === null) throw new AppError(BANK_FAILURES.changed);
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action,
      entityType: 'bankAccount',
      entityId: row.identifier,
      at: clock.now(),
    });
    return changed;
  };

  /** Keeps other numbers at the gateway. Raises 400 at each wrong one. */
  const store = async (user: SessionUser, body: ChangeBankAccountBody, facts: BankFacts) => {
    const { numbers, fields } = readNumbers(body, facts);
    if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
    const stored = await requireGateway(gateway).storeBankAccount({
      ...numbers,
      billTo: toBillTo(facts, user.email),
      reference: newSmallDeposits().small_deposits_reference,
    });
    if (stored.outcome !== 'stored') throw refusalOf(stored, agency, clock.now());
    return {
      ...newSmallDeposits(),
      gateway_token: stored.token,
      instrument_identifier: stored.instrumentIdentifier,
      routing_number: numbers.routingNumber,
      last_four: numbers.accountNumber.slice(-4),
    };
  };

  return {
    /** GET /api/ach/subscriptions/{accountID}: newest first. */
    async list(user: SessionUser, accountID: string): Promise<BankAccount[]> {
      const account = await findVisibleAccountById(db, user, accountID);
      return (await listBankAccounts(db, user, account)).map(({ bankAccount, owner }) =>
        toBankAccount(bankAccount, owner),
      );
    },

    /** GET /api/ach/users. */
    users: async (user: SessionUser, accountIdentifier: string): Promise<BankUser[]> =>
      listFundingUsers(db, await findVisibleAccount(db, user, accountIdentifier)),

    /** GET /api/ach/subscriptions/{bankAccountIdentifier}/details. */
    async detail(user: SessionUser, identifier: string): Promise<BankAccountDetail> {
      const { bankAccount, owner } = await findBankAccount(db, user, identifier);
      return toDetail(db, bankAccount, owner);
    },

    /**
     * PUT /api/ach/subscriptions/{bankAccountIdentifier}. Raises 400 at each wrong field, 409 when somebody changed it
     * meanwhile or for another authorisation than the one in force, 422 and 503 as adding does.
     */
    async change(
      user: SessionUser,
      identifier: string,
      body: ChangeBankAccountBody,
      ipAddress: string,
    ): Promise<BankAccountDetail> {
      const { bankAccount, owner } = await findBankAccount(db, user, identifier);
      const { facts, fields } = readFacts(body);
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      if (body.version !== bankAccount.version) throw new AppError(BANK_FAILURES.changed);
      const agreement = requireAgreement(user, body.agreement);
      const account = await findVisibleAccount(db, user, owner.accountIdentifier);
      const userIds = await requireFundingUsers(db, account, body.userIdentifiers);
      const service = requireGateway(gateway);
      const isOther = body.routingNumber !== '' || body.accountNumber !== '';
      const stored = isOther ? await store(user, body, facts) : null;
      if (stored === null) {
        const { accountType } = facts;
        const billTo = toBillTo(facts, user.email);
        requireDone(await service.updateBankAccount({ token: bankAccount.gateway_token, accountType, billTo }));
      }
      try {
        const changed = await withTransaction(db, async (tx) => {
          const row = await write(tx, user, bankAccount, 'bankAccount.changed', { ...rowOf(facts), ...stored });
          const key = { platformId: row.platform_id, id: row.id };
          await replaceUsers(tx, key, userIds);
          await recordAgreement(tx, key, agreement, { user, ipAddress, at: clock.now() });
          if (stored !== null) await queueSmallDeposits(enqueue, tx, row);
          return row;
        });
        if (stored !== null) await service.removeCard(bankAccount.gateway_token);
        return await toDetail(db, changed, owner);
      } catch (error) {
        if (stored !== null && error instanceof AppError) await service.removeCard(stored.gateway_token);
        throw error;
      }
    },

    /** DELETE /api/ach/subscriptions/{bankAccountIdentifier}: at the gateway first, so that no token is left there that nothing names. */
    async remove(user: SessionUser, identifier: string): Promise<void> {
      const { bankAccount } = await findBankAccount(db, user, identifier);
      requireDone(await requireGateway(gateway).removeCard(bankAccount.gateway_token));
      await withTransaction(db, (tx) =>
        write(tx, user, bankAccount, 'bankAccount.removed', { removed_at: clock.now() }),
      );
    },
  };
}

export type BankAccountsService = ReturnType<typeof createBankAccountsService>;

/** The account may have the other numbers already. */
function raiseKnown(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError(BANK_FAILURES.known) : error;
}

function requireDone(result: ChangeResult): void {
  if (result.outcome !== 'done') throw new AppError(BANK_FAILURES.gatewayUnreachable);
}

async function toDetail(executor: Executor, row: BankAccountRow, owner: BankAccountOwner): Promise<BankAccountDetail> {
  const key = { platformId: row.platform_id, id: row.id };
  return {
    ...toBankAccount(row, owner),
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    state: row.state,
    country: row.country,
    postalCode: row.postal_code,
    users: await listNamedUsers(executor, key),
    agreement: await findAgreement(executor, key),
    version: row.version,
  };
}
