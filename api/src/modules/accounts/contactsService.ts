import type { AccountContacts, ContactsBody } from '@portal/shared/contract/accounts';
import { checkListedEmail, fundingTypesOf } from '@portal/shared/domain/people/accountRules';
import type { FundingType } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { ACCOUNT_FAILURES } from './accountsErrors.ts';
import { listContacts, type ContactsRow } from './contactsReadModel.ts';
import { writeContacts } from './contactsRepository.ts';
import { findVisibleAccountOfGroup } from '../../access/findVisibleAccount.ts';

/** An account, by its address. */
export interface ContactsOwner {
  readonly group: string;
  readonly account: string;
}

/** Keeps who is told about deposits into an account. Every method raises 404 for an account that the user does not see. */
export function createContactsService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const findOwnerKey = async (executor: Executor, user: SessionUser, { group, account }: ContactsOwner) => {
    const row = await findVisibleAccountOfGroup(executor, user, group, account);
    return {
      key: { platformId: row.platform_id, accountId: row.id },
      identifier: row.identifier,
      fundingTypes: fundingTypesOf(row.currency_code),
    };
  };

  const readOne = async (executor: Executor, key: AccountKey, fundingType: FundingType): Promise<AccountContacts> =>
    toContacts(
      fundingType,
      (await listContacts(executor, key)).find((row) => row.funding_type === fundingType),
    );

  return {
    /** GET /api/customers/{group}/account/{account}/contacts: each kind of deposit that the account takes, once. */
    async list(user: SessionUser, owner: ContactsOwner): Promise<AccountContacts[]> {
      const { key, fundingTypes } = await findOwnerKey(db, user, owner);
      const rows = await listContacts(db, key);
      return fundingTypes.map((fundingType) =>
        toContacts(
          fundingType,
          rows.find((row) => row.funding_type === fundingType),
        ),
      );
    },

    /**
     * POST .../contacts/{fundingType}: replaces them. Raises 400 at each wrong address and for a kind that the account
     * does not take, 409 that names who changed them since.
     */
    async replace(
      tx: Tx,
      user: SessionUser,
      { fundingType, ...owner }: ContactsOwner & { readonly fundingType: FundingType },
      body: ContactsBody,
    ): Promise<AccountContacts> {
      const emails = emailsOf(body);
      const { key, identifier, fundingTypes } = await findOwnerKey(tx, user, owner);
      if (!fundingTypes.includes(fundingType)) throw new AppError(ACCOUNT_FAILURES.fundingTypeRefused);
      const at = clock.now();
      const row = {
        platform_id: key.platformId,
        account_id: key.accountId,
        funding_type: fundingType,
        emails,
        changed_by_user_id: user.id,
        changed_at: at,
      };
      if (!(await writeContacts(tx, row, body.version))) {
        const name = (await readOne(tx, key, fundingType)).changedBy ?? '';
        throw new AppError({ ...ACCOUNT_FAILURES.contactsChanged, values: { name } });
      }
      await writeAudit(tx, {
        platformId: user.platformId,
        actorUserId: user.id,
        action: 'account.contactsChanged',
        entityType: 'account',
        entityId: identifier,
        details: { fundingType },
        at,
      });
      return readOne(tx, key, fundingType);
    },
  };
}

export type ContactsService = ReturnType<typeof createContactsService>;

/** The addresses of a body. Raises 400 naming each wrong one. */
function emailsOf({ contacts }: ContactsBody): string[] {
  const emails = contacts.map(({ emailAddress }) => emailAddress);
  const fields = emails.flatMap((_, index) =>
    fieldErrors(`contacts[${index}].emailAddress`, checkListedEmail(emails, index)),
  );
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return emails.map((email) => email.trim());
}

const toContacts = (fundingType: FundingType, row: ContactsRow | undefined): AccountContacts => ({
  fundingType,
  contacts: (row?.emails ?? []).map((emailAddress) => ({ emailAddress })),
  version: row?.version ?? 0,
  changedBy: row === undefined ? null : fullName(row.first_name, row.last_name),
  changedDate: row?.changed_at.toISOString() ?? null,
});
