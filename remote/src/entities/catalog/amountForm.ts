import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toDecimal, toMinor } from '@portal/shared/domain/money/money';
import { checkRewardAmount, type AmountVerdict } from '@portal/shared/domain/ordering/rewardAmount';
import { object, string } from 'yup';
import { toBodyAmount, checkTypedAmount, formatOnBlur, toPlainAmount } from '../../ui/money/typedAmount.ts';
import { getAmountControl } from './amountControl.ts';
import { getAmountRule } from './getAmountRule.ts';

/** `amount`: local text where it is typed, decimal text where it is picked. */
export interface AmountValues {
  amount: string;
}

/** Decimal text of a form value: typed text is parsed in the user's locale, options are decimal already. */
export const toItemAmount = (text: string, item: CatalogItem, locale: string): string =>
  getAmountControl(item).kind === 'range' ? toBodyAmount(text, locale) : text;

/** Validates a form value by the rule of its item: what is typed is read in the user's locale. */
export function checkItemAmount(text: string, item: CatalogItem, locale: string): AmountVerdict {
  const check = (amount: string) => checkRewardAmount(amount, getAmountRule(item));
  return getAmountControl(item).kind === 'range'
    ? checkTypedAmount(text, item.currencyCode, locale, check)
    : check(text);
}

/** The form's schema for an item. */
export const amountSchema = (item: CatalogItem, locale: string) =>
  object({
    amount: string()
      .defined()
      .test('amount', (text, context) => {
        const verdict = checkItemAmount(text, item, locale);
        return 'minor' in verdict ? true : context.createError({ message: { ...verdict.refusal } });
      }),
  });

/** An amount in major units as the wire and the address carry it: decimal text with the currency's decimals. */
export function toDecimalText(amount: number | string, currencyCode: string): string {
  const minor = toMinor(amount, currencyCode);
  return minor === null ? String(amount) : toDecimal(minor, currencyCode);
}

/**
 * Initial form value: the fixed value, or the amount of the address as the control represents it; '' when that is
 * invalid.
 */
export function getInitialAmount(item: CatalogItem, inUrl: string | null, locale: string): string {
  const control = getAmountControl(item);
  if (control.kind === 'fixed') return toDecimalText(control.value, item.currencyCode);
  const minor = inUrl === null ? null : toMinor(inUrl, item.currencyCode);
  if (minor === null) return '';
  const decimal = toDecimal(minor, item.currencyCode);
  if (control.kind === 'options') return decimal;
  return typedAmount(decimal, item.currencyCode, locale);
}

/** Decimal text in the user's locale, formatted. */
export const typedAmount = (decimal: string, currencyCode: string, locale: string): string =>
  formatOnBlur(decimal.replace('.', decimalSign(locale)), currencyCode, locale);

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';

/** The typed amount as the address keeps it; null while it is no amount. */
export const toUrlAmount = (text: string, item: CatalogItem, locale: string): string | null =>
  getAmountControl(item).kind === 'range' ? toPlainAmount(text, item.currencyCode, locale) : text === '' ? null : text;
