import type { NewAccountBody, NewGroupBody } from '@portal/shared/contract/accounts';
import type { FieldError } from '@portal/shared/contract/common';
import type { Account, Customer } from '@portal/shared/contract/customers';
import { checkAccountCurrency, checkContactEmail, checkIdentifier } from '@portal/shared/domain/people/accountRules';
import { checkDisplayName } from '@portal/shared/domain/people/displayName';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import type { Insertable } from 'kysely';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Tx } from '../../db/client.ts';
import type { Accounts } from '../../db/schema.generated.ts';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { openWallet } from '../../ledger/wallets.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { ACCOUNT_FAILURES } from './accountsErrors.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { accountNumber, identifierFrom } from './madeIdentifiers.ts';
import { insertAccount } from './accountRepository.ts';
import { findOwnGroup, insertGroup } from './customerRepository.ts';
import { toAccount } from './toAccount.ts';

/** Opens groups and accounts. */
export function createOpeningService({ clock }: { readonly clock: Clock }) {
  const audit = (tx: Tx, user: SessionUser, entityType: 'group' | 'account', entityId: string, at: Date) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `${entityType}.created`,
      entityType,
      entityId,
      at,
    });

  return {
    /** POST /api/customers. Raises 400 at each wrong field, 409 for a name or identifier that is taken. */
    async createGroup(tx: Tx, user: SessionUser, body: NewGroupBody): Promise<Customer> {
      refuse([
        ...fieldErrors('displayName', checkDisplayName(body.displayName)),
        ...fieldErrors('identifier', checkIdentifier(body.identifier)),
      ]);
      const at = clock.now();
      const group = await orTaken(
        insertGroup(tx, { platform_id: user.platformId, ...namesOf(body, 'group'), created_at: at }),
        ACCOUNT_FAILURES.groupNameTaken,
      );
      await audit(tx, user, 'group', group.identifier, at);
      return { identifier: group.identifier, displayName: group.display_name, status: group.status, accounts: [] };
    },

    /** POST /api/accounts, with an empty balance. Raises 400 at each wrong field, 404 for the group, 409 for what is taken. */
    async createAccount(tx: Tx, user: SessionUser, body: NewAccountBody): Promise<Account> {
      refuse([
        ...fieldErrors('displayName', checkDisplayName(body.displayName)),
        ...fieldErrors('identifier', checkIdentifier(body.identifier)),
        ...fieldErrors('currencyCode', checkAccountCurrency(body.currencyCode)),
        ...fieldErrors('contactEmail', checkContactEmail(body.contactEmail)),
      ]);
      const group = await findOwnGroup(tx, user, body.customerIdentifier);
      if (group === undefined) throw new AppError(ACCOUNT_FAILURES.groupNotFound);
      const at = clock.now();
      const account = await orTaken(
        withNumber(tx, {
          platform_id: user.platformId,
          customer_id: group.id,
          ...namesOf(body, 'account'),
          currency_code: body.currencyCode,
          status: body.active ? 'ACTIVE' : 'DISABLED',
          active: body.active,
          contact_email: body.contactEmail.trim(),
          confidence_attribute: 'NEW',
          created_at: at,
        }),
        ACCOUNT_FAILURES.nameTaken,
      );
      await openWallet(tx, { platformId: user.platformId, accountId: account.id }, 0n);
      await audit(tx, user, 'account', account.identifier, at);
      const wallet = { balance_minor: 0n, floor_minor: 0n };
      return toAccount(account, wallet, { identifier: group.identifier, displayName: group.display_name }, user);
    },
  };
}

export type OpeningService = ReturnType<typeof createOpeningService>;

/** Tries numbers until one is free. */
async function withNumber(tx: Tx, account: Omit<Insertable<Accounts>, 'account_number'>): Promise<AccountRow> {
  const row = await insertAccount(tx, { ...account, account_number: accountNumber() });
  return row ?? withNumber(tx, account);
}

const namesOf = ({ displayName, identifier }: NewGroupBody, kind: 'group' | 'account') => ({
  display_name: tidyName(displayName),
  name_key: nameKey(displayName),
  identifier: identifier.trim() === '' ? identifierFrom(displayName, kind) : identifier.trim(),
});

function refuse(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
}

async function orTaken<T>(writing: Promise<T>, nameTaken: Failure): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError(constraintOf(error).endsWith('_by_name_key') ? nameTaken : ACCOUNT_FAILURES.identifierTaken);
  }
}

const constraintOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : '';
