import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@portal/shared/contract/common';
import type {
  Incentive,
  IncentiveBody,
  IncentiveDetail,
  IncentivesQuery,
  IncentiveStatusBody,
  NewIncentiveBody,
} from '@portal/shared/contract/incentives';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import { rewardItems } from '../catalog/index.ts';
import { findUser } from '../identity/index.ts';
import { checkIncentive, isSameReward, type IncentiveColumns } from './checkIncentive.ts';
import { INCENTIVE_FAILURES } from './incentiveErrors.ts';
import { countIncentives, findVisibleIncentive, listIncentives } from './incentiveReadModel.ts';
import * as incentives from './incentiveRepository.ts';
import type { StoredIncentive } from './incentiveRepository.ts';
import { readDetail } from './readDetail.ts';
import { requireResearch } from './requireResearch.ts';
import { isFixed, toIncentive } from './toIncentive.ts';

export interface IncentiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
  readonly deliveryMethods: readonly DeliveryMethod[];
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** Incentives of surveys. Every method raises 404 for an incentive that the user does not see, and all but `create` where research is switched off. */
export function createIncentiveService({ db, clock, readTreatments, deliveryMethods, publicUrl }: IncentiveDeps) {
  const show = async (executor: Executor, user: SessionUser, identifier: string): Promise<IncentiveDetail> =>
    readDetail(executor, user, await findVisibleIncentive(executor, user, identifier), {
      now: clock.now(),
      publicUrl,
    });

  const check = async (tx: Tx, user: SessionUser, body: NewIncentiveBody, before: StoredIncentive | null) => {
    const account = await findVisibleAccount(tx, user, body.accountIdentifier);
    return checkIncentive(tx, body, { account, deliveryMethods, now: clock.now(), before });
  };

  const audit = (tx: Tx, user: SessionUser, action: string, incentive: AuditedIncentive) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `incentive.${action}`,
      entityType: 'incentive',
      entityId: incentive.identifier,
      details: detailsOf(incentive),
      at: clock.now(),
    });

  /** Raises 409 that names who changed an incentive since it was read, unless it is already as the change wants it. */
  const requireVersion = async (tx: Tx, before: StoredIncentive, version: number, isAlready: boolean) => {
    if (before.version === version || isAlready) return;
    const by = await findUser(tx, { platformId: before.platform_id, id: before.updated_by_user_id });
    throw new AppError({ ...INCENTIVE_FAILURES.changed, values: { name: fullName(by.first_name, by.last_name) } });
  };

  /** Reads and locks an incentive, and changes it unless it is already as the change wants it. */
  const change = async (
    user: SessionUser,
    identifier: string,
    { version, action }: { readonly version: number; readonly action: string },
    toChanges: (tx: Tx, before: StoredIncentive) => Promise<Partial<StoredIncentive>>,
  ): Promise<IncentiveDetail> => {
    await requireResearch(readTreatments, user);
    return withTransaction(db, async (tx) => {
      const before = await incentives.lockIncentive(tx, keyOf(await findVisibleIncentive(tx, user, identifier)));
      const changes = await toChanges(tx, before);
      const isAlready = isDeepStrictEqual({ ...before, ...changes }, before);
      await requireVersion(tx, before, version, isAlready);
      if (!isAlready) {
        const after = { ...changes, version: before.version + 1, updated_by_user_id: user.id };
        await orNameTaken(incentives.updateIncentive(tx, before, after));
        await audit(tx, user, action, { ...before, ...after });
      }
      return show(tx, user, identifier);
    });
  };

  return {
    /** Raises 404 where research is switched off. Asked before a transaction, which it would wait for where there is one connection. */
    requireResearch: (user: SessionUser): Promise<void> => requireResearch(readTreatments, user),

    list: async (user: SessionUser, query: IncentivesQuery): Promise<List<Incentive>> => {
      await requireResearch(readTreatments, user);
      const now = clock.now();
      if (query.accountIdentifier !== undefined) await findVisibleAccount(db, user, query.accountIdentifier);
      const filter = { ...query, now };
      const { rows, ...counted } = await readCappedPage(
        query,
        {
          count: (limit) => countIncentives(db, user, filter, limit),
          read: (window) => listIncentives(db, user, filter, { sort: query.sort, ...window }),
        },
        (row) => row,
      );
      const items = await rewardItems(db, [...new Set(rows.map(({ utid }) => utid))]);
      return { ...counted, rows: rows.map((row) => toIncentive(row, items.get(row.utid), now)) };
    },

    get: async (user: SessionUser, identifier: string): Promise<IncentiveDetail> => {
      await requireResearch(readTreatments, user);
      return show(db, user, identifier);
    },

    /** Raises 404 for an account that the user does not see, 400 at each wrong field, 409 for a name that is taken, 422 for too many. */
    create: async (tx: Tx, user: SessionUser, body: NewIncentiveBody): Promise<IncentiveDetail> => {
      const columns = await check(tx, user, body, null);
      if ((await incentives.countAllIncentives(tx, user.platformId)) >= INCENTIVE_LIMITS.incentivesMax)
        throw new AppError(INCENTIVE_FAILURES.tooMany);
      const identifier = randomBytes(8).toString('hex');
      await orNameTaken(
        incentives.insertIncentive(tx, {
          ...columns,
          platform_id: user.platformId,
          identifier,
          created_by_user_id: user.id,
          updated_by_user_id: user.id,
          created_at: clock.now(),
        }),
      );
      await audit(tx, user, 'created', { ...columns, identifier, is_on: true });
      return show(tx, user, identifier);
    },

    /**
     * Replaces every field. Raises what `create` raises, 409 for one that was changed since it was read, 422 for another account or
     * reward after the first response, and for a limit below what is used.
     */
    update: (user: SessionUser, identifier: string, body: IncentiveBody): Promise<IncentiveDetail> =>
      change(user, identifier, { version: body.version, action: 'changed' }, async (tx, before) => {
        const columns = await check(tx, user, body, before);
        requireKept(body, before, columns);
        requireAboveUse(columns, before);
        return columns;
      }),

    /** Turns an incentive off and on. Raises 409 for one that was changed since it was read. */
    setStatus: (user: SessionUser, identifier: string, { status, version }: IncentiveStatusBody) =>
      change(user, identifier, { version, action: status === 'ACTIVE' ? 'turnedOn' : 'turnedOff' }, () =>
        Promise.resolve({ is_on: status === 'ACTIVE' }),
      ),
  };
}

export type IncentiveService = ReturnType<typeof createIncentiveService>;

type AuditedIncentive = IncentiveColumns & Pick<StoredIncentive, 'identifier' | 'is_on'>;

const detailsOf = (incentive: AuditedIncentive) => ({
  displayName: incentive.display_name,
  utid: incentive.utid,
  amountMinor: String(incentive.amount_minor),
  quantity: incentive.quantity,
  completesAllowed: incentive.completes_allowed,
  startDate: incentive.start_date,
  endDate: incentive.end_date,
  timeZone: incentive.time_zone,
  isOn: incentive.is_on,
});

/** Raises 422 at account, reward or amount when a response was taken and they are others. */
function requireKept(body: IncentiveBody, before: StoredIncentive, columns: IncentiveColumns): void {
  if (!isFixed(before)) return;
  const wrong = [
    ...(columns.account_id === before.account_id ? [] : ['accountIdentifier']),
    ...(columns.utid === before.utid ? [] : ['utid']),
    ...(isSameReward({ ...body, utid: before.utid }, before) ? [] : ['amount']),
  ];
  const { i18nKey } = INCENTIVE_FAILURES.fixed;
  if (wrong.length > 0)
    throw new AppError({ ...INCENTIVE_FAILURES.fixed, fields: wrong.map((field) => ({ field, i18nKey })) });
}

/** Raises 422 at each limit that is below what is used of it. */
function requireAboveUse({ quantity, completes_allowed }: IncentiveColumns, before: StoredIncentive): void {
  const below = (field: string, limit: number, used: number): FieldError[] =>
    limit < used ? [{ field, i18nKey: INCENTIVE_FAILURES.limitUsed.i18nKey, values: { used: String(used) } }] : [];
  const fields = [
    ...below('quantity', quantity, before.rewards_issued),
    ...below('completesAllowed', completes_allowed, before.responses_taken),
  ];
  if (fields.length > 0) throw new AppError({ ...INCENTIVE_FAILURES.limitUsed, fields });
}

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(INCENTIVE_FAILURES.nameTaken);
    throw error;
  }
}
