import { randomUUID } from 'node:crypto';
import type { BalanceAlert, BalanceAlertBody } from '@portal/shared/contract/balanceAlerts';
import type { FieldError } from '@portal/shared/contract/common';
import { checkAlertEmail, checkAlertName, checkThreshold } from '@portal/shared/domain/balanceAlertRules';
import type { Refusal } from '@portal/shared/domain/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../clock.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { codeOf } from '../../errors/codeOf.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { ACCOUNT_FAILURES } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import * as alerts from './balanceAlertRepository.ts';
import { BALANCE_ALERT_FAILURES } from './balanceAlertsErrors.ts';
import { toBalanceAlert } from './toBalanceAlert.ts';

export interface BalanceAlertsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** SQLSTATE of a unique key that is taken. */
const UNIQUE_VIOLATION = '23505';

/** Balance alerts of an organisation; every method raises 404 for one that the user does not see. */
export function createBalanceAlertsService({ db, clock }: BalanceAlertsDeps) {
  const find = async (executor: Executor, user: SessionUser, identifier: string) => {
    const alert = await alerts.findAlert(executor, user, identifier);
    if (alert === undefined) throw new AppError(BALANCE_ALERT_FAILURES.notFound);
    return alert;
  };

  /** The columns and accounts of a body. Raises 404 for an account, 422 for two currencies, 400 at each wrong field. */
  const check = async (tx: Tx, user: SessionUser, body: BalanceAlertBody) => {
    const identifiers = [...new Set(body.accountIdentifiers)];
    const accounts = await alerts.findAccounts(tx, user, identifiers);
    const [first, ...others] = accounts;
    if (first === undefined || accounts.length < identifiers.length) throw new AppError(ACCOUNT_FAILURES.notFound);
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

  return {
    list: async (user: SessionUser): Promise<BalanceAlert[]> => (await alerts.listAlerts(db, user)).map(toBalanceAlert),

    get: async (user: SessionUser, identifier: string): Promise<BalanceAlert> =>
      toBalanceAlert(await find(db, user, identifier)),

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
          created_at: now,
        }),
      );
      await alerts.replaceAccounts(tx, { platformId: user.platformId, id }, accountIds);
      await audit(tx, user, 'created', identifier, now);
      return toBalanceAlert(await find(tx, user, identifier));
    },

    /** Replaces every field. Raises what `check` raises, and 409 for a name that is taken. */
    update: (user: SessionUser, identifier: string, body: BalanceAlertBody): Promise<BalanceAlert> =>
      withTransaction(db, async (tx) => {
        const alert = keyOf(await find(tx, user, identifier));
        const { columns, accountIds } = await check(tx, user, body);
        await orNameTaken(alerts.updateAlert(tx, alert, columns));
        await alerts.replaceAccounts(tx, alert, accountIds);
        await audit(tx, user, 'changed', identifier, clock.now());
        return toBalanceAlert(await find(tx, user, identifier));
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
    ...fieldError('displayName', checkAlertName(displayName)),
    ...fieldError('threshold', 'refusal' in threshold ? threshold.refusal : null),
    ...recipientEmails.flatMap((_, index) =>
      fieldError(`recipientEmails[${index}]`, checkAlertEmail(recipientEmails, index)),
    ),
  ];
  if (fields.length > 0 || 'refusal' in threshold) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return {
    display_name: displayName.trim(),
    currency_code: currencyCode,
    threshold_minor: threshold.minor,
    recipient_emails: recipientEmails.map((email) => email.trim()),
  };
}

const fieldError = (field: string, refusal: Refusal | null): FieldError[] =>
  refusal === null ? [] : [{ field, i18nKey: refusal.key, ...(refusal.values && { values: { ...refusal.values } }) }];

async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw new AppError(BALANCE_ALERT_FAILURES.nameTaken);
    throw error;
  }
}
