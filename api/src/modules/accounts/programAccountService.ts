import type { Account } from '@portal/shared/contract/customers';
import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findListedAccount, listAccountPart } from './accountsReadModel.ts';
import { toAccount } from './toAccount.ts';

/** Which accounts of a list: those after a row id. */
interface AccountPart {
  readonly customerIdentifier: string | undefined;
  readonly afterId: bigint;
  readonly limit: number;
}

/** Accounts as programs read them, disabled ones among them. */
export function createProgramAccountService(db: Db) {
  const show = (user: SessionUser, row: NonNullable<Awaited<ReturnType<typeof findListedAccount>>>): Account =>
    toAccount(row, row, { identifier: row.group_identifier, displayName: row.group_name }, user);
  return {
    /** A part of the list in the order of opening; each account with the row id that the next part begins after. */
    async list(user: SessionUser, { customerIdentifier, ...part }: AccountPart) {
      const rows = await listAccountPart(db, user, { customerIdentifier, showDisabled: 'true' }, part);
      return rows.map((row) => ({ id: row.id, account: show(user, row) }));
    },

    /** An account by its identifier. Raises 404 `error.account.notFound`. */
    async get(user: SessionUser, accountIdentifier: string): Promise<Account> {
      const row = await findListedAccount(db, user, accountIdentifier);
      if (row === undefined) throw new AppError(ACCESS_FAILURES.accountNotFound);
      return show(user, row);
    },
  };
}

export type ProgramAccountService = ReturnType<typeof createProgramAccountService>;
