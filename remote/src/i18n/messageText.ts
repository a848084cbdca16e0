import type { i18n } from 'i18next';
import { withNarrowYen } from '@portal/shared/domain/money/narrowYen';
import { currencyFormat } from './formatters.ts';
import { dynamicText, type Message } from './message.ts';

/** A message in the UI language. An `amount` with its `currencyCode` is formatted as money; an unknown key becomes a neutral sentence. */
export function messageText(i18n: i18n, message: Message): string {
  const { key, values } = message;
  return dynamicText(i18n, key, withMoney(values, i18n.language)) ?? i18n.t('error.field');
}

/** Decimal text from the wire (`amount`, `left`, `limit`, `shortfall` with `currencyCode`) formatted as money. */
export function withMoney(values: Message['values'], locale: string): Message['values'] {
  const currencyCode = values?.['currencyCode'];
  if (!values || currencyCode === undefined) return values;
  const written: Record<string, string> = { ...values };
  for (const name of ['amount', 'left', 'limit', 'shortfall']) {
    const value = values[name];
    if (value !== undefined) written[name] = moneyText(value, currencyCode, locale);
  }
  return written;
}

/** "$1,250.00", with the decimals that the wire wrote: sign-in, which loads this file, has no room for the table of currencies. */
function moneyText(amount: string, currencyCode: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return withNarrowYen(currencyFormat(locale, currencyCode, decimals).format(Number(amount)));
}
