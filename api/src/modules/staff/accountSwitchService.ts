import type { AccountSwitchesChange, StaffAccount, StaffPlatformsQuery } from '@portal/shared/contract/staff';
import { ACCOUNT_STATUSES } from '@portal/shared/domain/enumerations';
import { checkReason } from '@portal/shared/domain/textRules';
import type { SessionUser } from '../../access/SessionUser.ts';
import { listAuditsOf } from '../../audit/auditReadModel.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { Clock } from '../../runtime/clock.ts';
import { countPlatformAccounts, listPlatformAccounts, lockAccountOf, updateSwitches } from '../accounts/index.ts';
import { findPlatformBy } from '../platforms/index.ts';
import { STAFF_FAILURES } from './staffErrors.ts';

const CHANGED = 'account.switchesChanged';

interface Target {
  readonly platformClientId: string;
  readonly accountIdentifier: string;
}

type AccountRow = Awaited<ReturnType<typeof listPlatformAccounts>>[number];

/** Switches of single accounts, for staff. Every method raises 404 for a platform or account that does not exist. */
export function createAccountSwitchService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const findPlatformId = async (executor: Db | Tx, platformClientId: string): Promise<bigint> => {
    const platform = await findPlatformBy(executor, platformClientId);
    if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
    return platform.id;
  };

  return {
    list: async (platformClientId: string, { q, ...page }: StaffPlatformsQuery): Promise<List<StaffAccount>> => {
      const platformId = await findPlatformId(db, platformClientId);
      return readCappedPage(
        page,
        {
          count: (limit) => countPlatformAccounts(db, platformId, q, limit),
          read: (window) => listPlatformAccounts(db, platformId, q, window),
        },
        toStaffAccount,
      );
    },

    /** Raises 400 at the reason, and 409 that names who changed the account's switches after they were read. */
    change: (user: SessionUser, target: Target, body: AccountSwitchesChange): Promise<void> =>
      withTransaction(db, async (tx) => {
        const platformId = await findPlatformId(tx, target.platformClientId);
        const account = await lockAccountOf(tx, platformId, target.accountIdentifier);
        if (account === undefined) throw new AppError(COMMON_FAILURES.notFound);
        const reason = body.reason.trim();
        const fields = fieldErrors('reason', checkReason(reason));
        if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
        const { bulkUploadDisabled, bulkOrdersDisabled } = body;
        const change = { bulk_upload_disabled: bulkUploadDisabled, bulk_orders_disabled: bulkOrdersDisabled };
        if (
          account.bulk_upload_disabled === change.bulk_upload_disabled &&
          account.bulk_orders_disabled === change.bulk_orders_disabled
        )
          return;
        const audited = { platformId, action: CHANGED, entityType: 'account', entityId: account.identifier };
        if (account.switches_version !== body.version) {
          const [last] = await listAuditsOf(tx, audited, 1);
          throw new AppError({ ...STAFF_FAILURES.changed, values: { name: last?.staff_email ?? '' } });
        }
        await updateSwitches(tx, account, { ...change, switches_version: account.switches_version + 1 });
        await writeAudit(tx, {
          ...audited,
          actorUserId: null,
          staffEmail: user.email,
          details: { bulkUploadDisabled, bulkOrdersDisabled, reason },
          at: clock.now(),
        });
      }),
  };
}

export type AccountSwitchService = ReturnType<typeof createAccountSwitchService>;

const toStaffAccount = (row: AccountRow): StaffAccount => ({
  accountIdentifier: row.identifier,
  displayName: row.display_name,
  groupDisplayName: row.group_name,
  status: oneOf(ACCOUNT_STATUSES, row.status),
  bulkUploadDisabled: row.bulk_upload_disabled,
  bulkOrdersDisabled: row.bulk_orders_disabled,
  version: row.switches_version,
});
