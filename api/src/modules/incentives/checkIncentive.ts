import type { FieldError } from '@portal/shared/contract/common';
import type { NewIncentiveBody } from '@portal/shared/contract/incentives';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { toMinor } from '@portal/shared/domain/money/money';
import { orderingRefusal } from '@portal/shared/domain/ordering/orderingRefusal';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import { checkIncentiveDays, checkIncentiveName, incentiveTimes } from '@portal/shared/domain/research/incentiveRules';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldError, fieldErrors } from '../../errors/fieldErrors.ts';
import { checkCartLine, loadLineRules } from '../carts/index.ts';
import type { RewardItem } from '../catalog/index.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import type { StoredIncentive } from './incentiveRepository.ts';

/** The recipient in whose stead the reward of an incentive is checked; whoever responds is checked then. */
const SAMPLE_RECIPIENT = { firstName: 'Sample', lastName: null, email: 'sample@example.com', mobileNumber: null };

const MAIL_FIELD = /^deliveryTemplate\./;
/** Fields of a recipient and of an order, neither of which is there yet. */
const OF_RESPONSES = /^(recipient\.|metadata\.)/;
const REWARD_FIELDS: readonly string[] = ['utid', 'amount'];

interface CheckContext {
  readonly account: AccountRow;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly now: Date;
  /** The incentive before the change; null for a new one. */
  readonly before: StoredIncentive | null;
}

/** Returns the columns of a body. Raises 400 naming each wrong field. */
export async function checkIncentive(
  executor: Executor,
  body: NewIncentiveBody,
  { account, deliveryMethods, now, before }: CheckContext,
) {
  const line = await checkLine(executor, body, { account, deliveryMethods, now });
  const kept = before !== null && isSameReward(body, before) ? before : null;
  const fields = [
    ...fieldErrors('displayName', checkIncentiveName(body.displayName)),
    ...accountErrors(account, before),
    // A reward that is gone since is kept, so that the rest can be changed.
    ...line.errors.filter(({ field }) => kept === null || !REWARD_FIELDS.includes(field)),
    ...dayErrors(body, before, now),
  ];
  const reward = kept ?? line.reward;
  if (fields.length > 0 || reward === null) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  const { startDate, endDate, timeZone, quantity, completesAllowed } = body;
  const { startsAt, endsAt } = incentiveTimes({ startDate, endDate, timeZone });
  return {
    display_name: tidyName(body.displayName),
    name_key: nameKey(body.displayName),
    account_id: account.id,
    utid: body.utid,
    currency_code: reward.currency_code,
    amount_minor: reward.amount_minor,
    etid: body.etid,
    sender_name: body.senderName.trim(),
    subject: orNull(body.subject),
    message: orNull(body.message),
    quantity,
    completes_allowed: completesAllowed,
    start_date: startDate,
    end_date: endDate,
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}

export type IncentiveColumns = Awaited<ReturnType<typeof checkIncentive>>;

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

/** True when a body names the reward that an incentive has already. */
export const isSameReward = (
  { utid, amount }: Pick<NewIncentiveBody, 'utid' | 'amount'>,
  incentive: Pick<StoredIncentive, 'utid' | 'amount_minor' | 'currency_code'>,
): boolean => incentive.utid === utid && toMinor(amount, incentive.currency_code) === incentive.amount_minor;

async function checkLine(
  executor: Executor,
  body: NewIncentiveBody,
  { account, deliveryMethods, now }: Omit<CheckContext, 'before'>,
) {
  const { utid, amount, etid, senderName, subject, message } = body;
  const cart = {
    ...account,
    account_id: account.id,
    order_source: 'RESEARCH',
    requires_line_notes: false,
    has_allowlist: false,
  };
  const rules = await loadLineRules(executor, cart, deliveryMethods, { utids: [utid] });
  const verdict = checkCartLine(
    {
      utid,
      amount,
      quantity: 1,
      recipient: SAMPLE_RECIPIENT,
      deliveryTemplate: { etid, senderName, subject, message },
    },
    rules,
    { path: '', now, lineCount: 1 },
  );
  return { errors: 'line' in verdict ? [] : verdict.errors.flatMap(toField), reward: rewardOf(body, rules.items) };
}

function rewardOf({ utid, amount }: NewIncentiveBody, items: ReadonlyMap<string, RewardItem>) {
  const item = items.get(utid);
  const verdict = item && checkRewardAmount(amount, item.amountRule);
  return item === undefined || verdict === undefined || 'refusal' in verdict
    ? null
    : { currency_code: item.currencyCode, amount_minor: verdict.minor };
}

/** Returns the error at the field of the incentive that it is about; none for one of a recipient or an order. */
function toField(error: FieldError): FieldError[] {
  if (error.i18nKey === 'error.delivery.notOffered') return [{ ...error, field: 'utid' }];
  return OF_RESPONSES.test(error.field) ? [] : [{ ...error, field: error.field.replace(MAIL_FIELD, '') }];
}

function accountErrors(account: AccountRow, before: StoredIncentive | null): FieldError[] {
  const i18nKey = before?.account_id === account.id ? null : orderingRefusal(account);
  return i18nKey === null ? [] : [{ field: 'accountIdentifier', i18nKey }];
}

/** A last day that was chosen before may be over. */
function dayErrors(body: NewIncentiveBody, before: StoredIncentive | null, now: Date): FieldError[] {
  const refusal = checkIncentiveDays(body);
  if (refusal !== null) return [fieldError(refusal.field, refusal)];
  const today = zonedTime(now, body.timeZone).toFormat('yyyy-MM-dd');
  return body.endDate < today && before?.end_date !== body.endDate
    ? [{ field: 'endDate', i18nKey: 'error.incentive.endPast' }]
    : [];
}
