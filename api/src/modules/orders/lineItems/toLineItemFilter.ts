import type { LineItemFilters } from '@portal/shared/contract/lineItems';
import { holds } from '@portal/shared/domain/access/permissions';
import { DELIVERY_STATUSES, LINE_ITEM_STATUSES, REWARD_STATUSES } from '@portal/shared/domain/enumerations';
import { commaList } from '@portal/shared/domain/money/commaList';
import { methodsOf } from '@portal/shared/domain/ordering/deliveryKinds';
import { LINE_REASONS } from '@portal/shared/domain/ordering/lineReasons';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { daysOf } from '../../../lists/daysOf.ts';
import { toOrderScope } from '../toOrderFilter.ts';
import type { LineItemFilter } from './lineItemSearch.ts';

/** Filter of a user's list of line items and its file, within what the user may see. Raises 403 for cases of those who may not. */
export async function toLineItemFilter(
  db: Db,
  user: SessionUser,
  query: LineItemFilters,
  now: Date,
): Promise<LineItemFilter> {
  if (query.supportCase && !holds(user, 'SUPPORT_CASE_MANAGE')) throw new AppError(COMMON_FAILURES.forbidden);
  const deliveryStatuses = chosen(DELIVERY_STATUSES, query.deliveryStatus);
  const statuses = chosen(LINE_ITEM_STATUSES, query.lineItemStatus);
  const rewardStatuses = chosen(REWARD_STATUSES, query.rewardStatus);
  const reasons = chosen(LINE_REASONS, query.reason);
  return {
    ...(await toOrderScope(db, user, query)),
    ...(deliveryStatuses.length > 0 && { deliveryStatuses }),
    ...(statuses.length > 0 && { statuses }),
    ...(rewardStatuses.length > 0 && { rewardStatuses }),
    ...(reasons.length > 0 && { reasons }),
    ...(query.delivery && { methods: methodsOf(query.delivery) }),
    ...(query.location && { location: query.location }),
    ...(query.supportCase && { supportCase: query.supportCase }),
    ...daysOf(query),
    ...(query.q && { search: { by: query.searchBy, text: query.q } }),
    now,
  };
}

function chosen<Word extends string>(words: readonly Word[], list = ''): Word[] {
  const named = commaList(list);
  return words.filter((word) => named.includes(word));
}
