import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { createUserRowChecker, type UserRowVerdict } from '@portal/shared/domain/userFiles/checkUserFileRow';
import type { UserFileRow } from '@portal/shared/domain/userFiles/userFileFields';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Executor } from '../../db/client.ts';
import { findAddressOwners, readInvitationChoices, type AddressOwner } from '../team/index.ts';
import type { LookedUpRow } from './userFileRepository.ts';

/** A row with its verdict, and its address as it is compared: empty where there is none. */
export interface UserRowCheck extends UserRowVerdict {
  readonly emailKey: string;
}

/** Loads what rows are held against, and returns the check of a row. */
export async function loadUserRowCheck(
  executor: Executor,
  user: SessionUser,
): Promise<(row: UserFileRow) => UserRowCheck> {
  const check = createUserRowChecker(await readInvitationChoices(executor, user));
  return (row) => {
    const verdict = check(row);
    const hasAddress = !verdict.refusals.some(({ field }) => field === 'email' || field === null);
    return { ...verdict, emailKey: hasAddress ? emailKey(row.email) : '' };
  };
}

/** Looks up whose the addresses of rows are, each of which counts. */
export async function lookUpRows(
  db: Db,
  user: SessionUser,
  rows: readonly { readonly row_number: number; readonly email_key: string; readonly cells: UserFileRow }[],
  now: Date,
): Promise<readonly LookedUpRow[]> {
  const emails = rows.map(({ cells }) => cells.email.trim().toLowerCase());
  const owners = emails.length === 0 ? [] : await findAddressOwners(db, user, emails, now);
  return rows.flatMap(({ row_number, email_key }, index) => {
    const owner = owners[index];
    return owner === undefined ? [] : [{ row_number, email_key, ...toColumns(owner) }];
  });
}

const toColumns = (owner: AddressOwner) =>
  typeof owner === 'string' ? { address: owner, look_up_at: null } : { address: 'LATER', look_up_at: owner.lookUpAt };
