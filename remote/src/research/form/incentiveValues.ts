import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { IncentiveDetail, NewIncentiveBody } from '@portal/shared/contract/incentives';
import { parseLocalAmount } from '@portal/shared/domain/money/localAmount';
import { tidyName } from '@portal/shared/domain/people/names';
import { getAmountControl } from '../../entities/catalog/amountControl.ts';
import { getInitialAmount, toDecimalText, toItemAmount } from '../../entities/catalog/amountForm.ts';
import { trimTexts, type MailTexts } from '../../entities/delivery-template/mailTexts.ts';
import { decimalFormat } from '../../i18n/formatters.ts';
import { reformatAmount } from '../../ui/money/typedAmount.ts';

/** The values of the form of an incentive. */
export interface IncentiveValues extends MailTexts {
  readonly displayName: string;
  readonly accountIdentifier: string;
  readonly utid: string;
  /** Amount and counts are as typed in the language `typedIn`; an amount that is picked is decimal text. */
  readonly amount: string;
  readonly quantity: string;
  readonly completesAllowed: string;
  readonly typedIn: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  /** Version that the form began with; 0: a new incentive. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

/** Returns an item of the catalog by its code; undefined once it is gone. */
export type FindItem = (utid: string) => CatalogItem | undefined;

/** Returns a typed count; not a number where it is none. */
export function toCount(typed: string, locale: string): number {
  const decimal = parseLocalAmount(typed.trim(), locale);
  return decimal === null ? Number.NaN : Number(decimal);
}

const toTypedCount = (count: number, locale: string): string => decimalFormat(locale, 0).format(count);

export function toIncentiveValues(incentive: IncentiveDetail, findItem: FindItem, locale: string): IncentiveValues {
  const { reward, quantity, completesAllowed } = incentive;
  const item = findItem(reward.utid);
  const decimal = toDecimalText(reward.amount, reward.currencyCode);
  return {
    displayName: incentive.displayName,
    accountIdentifier: incentive.account.accountIdentifier,
    utid: reward.utid,
    amount: item === undefined ? decimal : getInitialAmount(item, decimal, locale),
    quantity: toTypedCount(quantity, locale),
    completesAllowed: toTypedCount(completesAllowed, locale),
    typedIn: locale,
    etid: incentive.template.etid,
    senderName: incentive.senderName,
    subject: incentive.subject ?? '',
    message: incentive.message ?? '',
    startDate: incentive.startDate,
    endDate: incentive.endDate,
    timeZone: incentive.timeZone,
    version: incentive.version,
  };
}

export function toIncentiveBody(values: IncentiveValues, findItem: FindItem): NewIncentiveBody {
  const { typedIn, amount, accountIdentifier, utid, startDate, endDate, timeZone } = values;
  const item = findItem(utid);
  return {
    ...trimTexts(values),
    displayName: tidyName(values.displayName),
    accountIdentifier,
    utid,
    amount: item === undefined ? amount : toDecimalText(toItemAmount(amount, item, typedIn), item.currencyCode),
    quantity: toCount(values.quantity, typedIn),
    completesAllowed: toCount(values.completesAllowed, typedIn),
    startDate,
    endDate,
    timeZone,
  };
}

/** Returns the values as they are typed in another language. */
export function translateValues(values: IncentiveValues, findItem: FindItem, locale: string): IncentiveValues {
  const item = findItem(values.utid);
  const translate = (typed: string): string => {
    const count = toCount(typed, values.typedIn);
    return Number.isNaN(count) ? typed : toTypedCount(count, locale);
  };
  return {
    ...values,
    amount:
      item !== undefined && getAmountControl(item).kind === 'range'
        ? reformatAmount(values.amount, item.currencyCode, values.typedIn, locale)
        : values.amount,
    quantity: translate(values.quantity),
    completesAllowed: translate(values.completesAllowed),
    typedIn: locale,
  };
}
