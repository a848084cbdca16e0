import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BalanceAlert, BalanceAlertBody, BalanceAlertChange } from '@portal/shared/contract/balanceAlerts';
import { checkAlertEmail, checkAlertName, checkThreshold } from '@portal/shared/domain/funding/balanceAlertRules';
import { fullName } from '@portal/shared/domain/people/fullName';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { listVisibleAccounts } from '../../access/findVisibleAccount.ts';
import { findUser } from '../identity/index.ts';
import { findAlert, listAlerts, type BalanceAlertRow } from './balanceAlertReadModel.ts';
import * as alerts from './balanceAlertRepository.ts';
import { BALANCE_ALERT_FAILURES } from './balanceAlertsErrors.ts';
import { toBalanceAlert } from './toBalanceAlert.ts';

export interface BalanceAlertsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Balance alerts of an organisation; every method raises 404 for one that the user does not see. */
export function createBalanceAlertsService({ db, clock }: BalanceAlertsDeps) {
  const find = async (executor: Executor, user: SessionUser, identifier: string) => {
    const alert = await findAlert(executor, user, identifier);
    if (alert === undefined) throw new AppError(BALANCE_ALERT_FAILURES.notFound);
    return alert;
  };

  /** The columns and accounts of a body. Raises 404 for an account, 422 for two currencies, 400 at each wrong field. */
  const check = async (tx: Tx, user: SessionUser, body: BalanceAlertBody) => {
    const identifiers = [...new Set(body.accountIdentifiers)];
    const accounts = await listVisibleAccounts(tx, user, identifiers);
    const [first, ...others] = accounts;
    if (first === undefined || accounts.length < identifiers.length)
      throw new AppError(ACCESS_FAILURES.accountNotFound);
    if (others.some((account) => account.currency_code !== first.currency_code))
      throw new AppError(BALANCE_ALERT_FAILURES.currencies);
    return { columns: columnsOf(body, first.currency_code), accountIds: accounts.map(({ id }) => id) };
  };

  const audit = (tx: Tx, user: SessionUser, action: string, identifier: string, at: Date) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action: `balanceAlert.${action}`,
      entityType: 'balanceAlert',
      entityId: identifier,
      at,
    });

  /** Returns the alert when it is already as a change wants it. Raises 409 that names who changed it, 404 when it is gone. */
  const settle = async (tx: Tx, user: SessionUser, identifier: string, body: BalanceAlertBody, columns: Columns) => {
    const current = await find(tx, user, identifier);
    if (isAlready(current, body, columns)) return current;
    const { platform_id: platformId, updated_by_user_id: id } = current;
    const { first_name, last_name } = await findUser(tx, { platformId, id });
    throw new AppError({ ...BALANCE_ALERT_FAILURES.changed, values: { name: fullName(first_name, last_name) } });
  };

  return {
    list: async (user: SessionUser): Promise<BalanceAlert[]> =>
      (await listAlerts(db, user)).map((alert) => toBalanceAlert(alert, user)),

    get: async (user: SessionUser, identifier: string): Promise<BalanceAlert> =>
      toBalanceAlert(await find(db, user, identifier), user),

    /** Raises what `check` raises, 409 for a name that is taken, 422 when there are too many. */
    create: async (tx: Tx, user: SessionUser, body: BalanceAlertBody): Promise<BalanceAlert> => {
      const { columns, accountIds } = await check(tx, user, body);
      if ((await alerts.countAlerts(tx, user.platformId)) >= SETTINGS.balanceAlerts.alertsMax)
        throw new AppError(BALANCE_ALERT_FAILURES.tooMany);
      const now = clock.now();
      const identifier = randomUUID();
      const { id } = await orNameTaken(
        alerts.insertAlert(tx, {
          ...columns,
          platform_id: user.platformId,
          identifier,
          created_by_user_id: user.id,
          updated_by_user_id: user.id,
          created_at: now,
        }),
      );
      await alerts.replaceAccounts(tx, { platformId: user.platformId, id }, accountIds);
      await audit(tx, user, 'created', identifier, now);
      return toBalanceAlert(await find(tx, user, identifier), user);
    },

    /**
     * Replaces every field. Raises what `check` raises, 409 for a name that is taken and for an alert that was changed
     * since it was read, unless it is what the change would make it: then the change is repeated after a lost answer.
     * A threshold that was changed sends a mail the next time that it is crossed.
     */
    update: (user: SessionUser, identifier: string, body: BalanceAlertChange): Promise<BalanceAlert> =>
      withTransaction(db, async (tx) => {
        const before = await find(tx, user, identifier);
        const alert = keyOf(before);
        const { columns, accountIds } = await check(tx, user, body);
        const changes = { ...columns, updated_by_user_id: user.id };
        const isDone = await orNameTaken(alerts.updateAlert(tx, { ...alert, version: body.version }, changes));
        if (!isDone) return toBalanceAlert(await settle(tx, user, identifier, body, columns), user);
        await alerts.replaceAccounts(tx, alert, accountIds);
        if (columns.threshold_minor !== before.threshold_minor) await alerts.endPauses(tx, alert);
        await audit(tx, user, 'changed', identifier, clock.now());
        return toBalanceAlert(await find(tx, user, identifier), user);
      }),

    remove: (user: SessionUser, identifier: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        await alerts.deleteAlert(tx, keyOf(await find(tx, user, identifier)));
        await audit(tx, user, 'deleted', identifier, clock.now());
      }),
  };
}

export type BalanceAlertsService = ReturnType<typeof createBalanceAlertsService>;

/** The columns of a body whose accounts have that currency. Raises 400 naming each wrong field. */
function columnsOf(body: BalanceAlertBody, currencyCode: string) {
  const { displayName, recipientEmails } = body;
  const threshold = checkThreshold(body.threshold, currencyCode);
  const fields = [
    ...fieldErrors('displayName', checkAlertName(displayName)),
    ...fieldErrors('threshold', 'refusal' in threshold ? threshold.refusal : null),
    ...recipientEmails.flatMap((_, index) =>
      fieldErrors(`recipientEmails[${index}]`, checkAlertEmail(recipientEmails, index)),
    ),
  ];
  if (fields.length > 0 || 'refusal' in threshold) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return {
    display_name: tidyName(displayName),
    name_key: nameKey(displayName),
    currency_code: currencyCode,
    threshold_minor: threshold.minor,
    recipient_emails: recipientEmails.map((email) => email.trim()),
  };
}

type Columns = ReturnType<typeof columnsOf>;

/** True when an alert is what a change would make it. */
const isAlready = (alert: BalanceAlertRow, body: BalanceAlertBody, columns: Columns): boolean =>
  alert.display_name === columns.display_name &&
  alert.currency_code === columns.currency_code &&
  alert.threshold_minor === columns.threshold_minor &&
  isDeepStrictEqual(alert.recipient_emails, columns.recipient_emails) &&
  isDeepStrictEqual(
    new Set(alert.accounts.map(({ accountIdentifier }) => accountIdentifier)),
    new Set(body.accountIdentifiers),
  );

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError(BALANCE_ALERT_FAILURES.nameTaken);
    throw error;
  }
}
