import type { ReportChoices } from '@portal/shared/contract/reports';
import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import { listVisibleAccounts } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { REPORT_FAILURES } from './reportErrors.ts';
import { listAccountsOfGroups, listCoveredGroups } from './reportScopeReadModel.ts';

type ScopeChoice = Pick<ReportChoices, 'generatedFor' | 'customerIdentifiers' | 'accountIdentifiers'>;

/** The groups or accounts of a report, by row ids; none of either: the whole organisation. */
export interface ChosenScope {
  readonly customerIds: readonly bigint[];
  readonly accountIds: readonly bigint[];
}

const refuse = (field: string, i18nKey: ErrorKey): AppError =>
  new AppError({ ...COMMON_FAILURES.validation, fields: [{ field, i18nKey }] });

/**
 * Returns what a report is asked to cover. Raises 400 at the field of a choice that is empty or beyond the user, 404 for a group or
 * an account that the user does not see, or not wholly.
 */
export async function readReportScope(
  executor: Executor,
  user: SessionUser,
  { generatedFor, customerIdentifiers, accountIdentifiers }: ScopeChoice,
): Promise<ChosenScope> {
  switch (generatedFor) {
    case 'ORGANIZATION':
      if (!user.access.organization) throw refuse('generatedFor', 'error.report.organization');
      return { customerIds: [], accountIds: [] };
    case 'GROUPS': {
      if (customerIdentifiers.length === 0) throw refuse('customerIdentifiers', 'error.report.scopeRequired');
      const found = await listCoveredGroups(executor, user, customerIdentifiers);
      requireAll('customerIdentifiers', customerIdentifiers, found, REPORT_FAILURES.groupNotFound);
      return { customerIds: found.map(({ id }) => id), accountIds: [] };
    }
    case 'ACCOUNTS': {
      if (accountIdentifiers.length === 0) throw refuse('accountIdentifiers', 'error.report.scopeRequired');
      const found = await listVisibleAccounts(executor, user, accountIdentifiers);
      requireAll('accountIdentifiers', accountIdentifiers, found, REPORT_FAILURES.accountNotFound);
      return { customerIds: [], accountIds: found.map(({ id }) => id) };
    }
  }
}

function requireAll(
  field: string,
  asked: readonly string[],
  found: readonly { readonly identifier: string }[],
  failure: Failure,
): void {
  const known = new Set(found.map(({ identifier }) => identifier));
  const fields = asked.flatMap((identifier, index) =>
    known.has(identifier) ? [] : [{ field: `${field}[${index}]`, i18nKey: failure.i18nKey }],
  );
  if (fields.length > 0) throw new AppError({ ...failure, fields });
}

/** Returns the accounts that a report covers, by row ids; null: all of the organisation. */
export async function listCoveredAccounts(
  executor: Executor,
  platformId: bigint,
  { generatedFor, customerIds, accountIds }: ChosenScope & { readonly generatedFor: string },
): Promise<readonly bigint[] | null> {
  if (generatedFor === 'ORGANIZATION') return null;
  return generatedFor === 'GROUPS' ? listAccountsOfGroups(executor, { platformId, customerIds }) : accountIds;
}
