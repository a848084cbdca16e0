import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import type { CartLine, ReplaceCartLinesBody } from '@portal/shared/contract/shoppingCarts';
import type { PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { parseLocalAmount } from '@portal/shared/domain/money/localAmount';
import { toAddressValues, toMailedAddress } from '../../../entities/address/mailingAddress.ts';
import { EMPTY_ADDRESS } from '../../../entities/address/addressSchema.ts';
import { getAmountControl } from '../../../entities/catalog/amountControl.ts';
import { checkItemAmount, toDecimalText, toItemAmount, typedAmount } from '../../../entities/catalog/amountForm.ts';
import { isOrderable } from '../../../entities/catalog/itemState.ts';
import type { Choice } from '../../choicePaths.ts';

/** Cards of one value. `amount`: local text where it is typed, decimal text where the item gives it. */
export interface BulkRow {
  utid: string;
  amount: string;
  quantity: string;
}

export interface BulkValues {
  accountIdentifier: string;
  brandKey: string;
  brandName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  address: PostalAddress;
  rows: BulkRow[];
  notes: string;
}

/** Cards in bulk that a brand offers. */
export const listBulkItems = (brand: CatalogBrand | undefined): readonly CatalogItem[] =>
  brand?.items.filter((item) => isOrderable(item) && item.deliveryMethods.includes('BULK_PHYSICAL')) ?? [];

/** True where the amount is typed, and an item may be asked for in several. */
export const isTyped = (item: CatalogItem): boolean => getAmountControl(item).kind === 'range';

/** Returns a row for each value of the items, and one to be typed for each of the others. */
export const listRows = (items: readonly CatalogItem[]): BulkRow[] =>
  items.flatMap((item) => {
    const control = getAmountControl(item);
    const amounts = control.kind === 'fixed' ? [control.value] : control.kind === 'options' ? control.options : [null];
    return amounts.map((amount) => ({
      utid: item.utid,
      amount: amount === null ? '' : toDecimalText(amount, item.currencyCode),
      quantity: '',
    }));
  });

/** Rows with a choice in them. */
export function withChoice(
  rows: readonly BulkRow[],
  items: readonly CatalogItem[],
  choice: Choice | null,
  locale: string,
) {
  const item = items.find(({ utid }) => utid === choice?.utid);
  const amount = choice?.amount ?? null;
  if (item === undefined || amount === null || !isTyped(item)) return [...rows];
  return rows.map((row) =>
    row.utid === item.utid && row.amount === ''
      ? { ...row, amount: typedAmount(amount, item.currencyCode, locale) }
      : row,
  );
}

/** True of a row that orders nothing. */
export const isBlankRow = (row: BulkRow, item: CatalogItem | undefined): boolean =>
  row.quantity.trim() === '' && (item === undefined || !isTyped(item) || row.amount.trim() === '');

/** Reads a number of cards as people write it; null when it is none. */
export function readCount(typed: string, locale: string): number | null {
  const plain = parseLocalAmount(typed, locale) ?? '';
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
}

/** Cards and worth of a row as far as they are typed; nothing for what is wrong. */
interface RowSum {
  readonly cards: number;
  readonly worthMinor: bigint;
}

export function sumRow(row: BulkRow, item: CatalogItem | undefined, locale: string): RowSum {
  const cards = readCount(row.quantity, locale) ?? 0;
  const verdict = item && checkItemAmount(row.amount, item, locale);
  return {
    cards,
    worthMinor: verdict === undefined || 'refusal' in verdict ? 0n : verdict.minor * BigInt(cards),
  };
}

interface RowsOfLines {
  readonly lines: readonly CartLine[];
  readonly items: readonly CatalogItem[];
  readonly locale: string;
}

/** Returns the rows of a cart's lines, with those of the other values of the brand. */
function toRows({ lines, items, locale }: RowsOfLines): BulkRow[] {
  const number = new Intl.NumberFormat(locale);
  const rows = listRows(items);
  for (const { utid, amount, quantity, rewardItem } of lines) {
    const item = items.find((one) => one.utid === utid);
    const decimal = toDecimalText(amount, rewardItem.currencyCode);
    const isFree = item === undefined || isTyped(item);
    const text = isFree ? typedAmount(decimal, rewardItem.currencyCode, locale) : decimal;
    const row = { utid, amount: text, quantity: number.format(quantity) };
    const same = rows.findIndex(
      (one) => one.utid === utid && one.quantity === '' && (one.amount === text || (isFree && one.amount === '')),
    );
    if (same < 0) rows.push(row);
    else rows[same] = row;
  }
  return rows;
}

/** Values of a form for an order that is begun. */
export const emptyValues = (
  accountIdentifier: string,
  brand: CatalogBrand | undefined,
  choice: Choice | null,
  locale: string,
): BulkValues => {
  const items = listBulkItems(brand);
  return {
    accountIdentifier,
    brandKey: brand?.brandKey ?? '',
    brandName: brand?.brandName ?? '',
    companyName: '',
    firstName: '',
    lastName: '',
    email: '',
    address: EMPTY_ADDRESS,
    rows: withChoice(listRows(items), items, choice, locale),
    notes: '',
  };
};

/** Values of the form for the lines of a cart. */
export function toValues(
  accountIdentifier: string,
  brand: CatalogBrand | undefined,
  lines: readonly CartLine[],
  locale: string,
): BulkValues {
  const [first] = lines;
  const empty = emptyValues(accountIdentifier, brand, null, locale);
  if (first === undefined) return empty;
  const { recipient, metadata } = first;
  return {
    ...empty,
    companyName: recipient.address?.companyName ?? '',
    firstName: recipient.firstName ?? '',
    lastName: recipient.lastName ?? '',
    email: recipient.email ?? '',
    address: { ...EMPTY_ADDRESS, ...(recipient.address !== null && toAddressValues(recipient.address)) },
    rows: toRows({ lines, items: listBulkItems(brand), locale }),
    notes: metadata.notes ?? '',
  };
}

type LineBody = ReplaceCartLinesBody['lineItems'][number];

interface LineContext {
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly locale: string;
  /** The lines that the cart has: what was chosen in later steps stays. */
  readonly lines: readonly CartLine[];
}

/** Numbers of the rows that order something. */
export const listFilledRows = ({ rows }: Pick<BulkValues, 'rows'>, items: LineContext['items']): number[] =>
  rows.flatMap((row, index) => (isBlankRow(row, items.get(row.utid)) ? [] : [index]));

/** The lines of an order, one a value. */
export function toLines(values: BulkValues, { items, locale, lines }: LineContext): LineBody[] {
  const text = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
  const recipient = {
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    email: text(values.email),
    address: toMailedAddress(values.address, values.companyName),
  };
  const shippingInfo = lines[0]?.shippingInfo ?? null;
  return listFilledRows(values, items).flatMap((index) => {
    const row = values.rows[index];
    const item = row && items.get(row.utid);
    if (row === undefined || item === undefined) return [];
    return [
      {
        utid: row.utid,
        amount: toDecimalText(toItemAmount(row.amount, item, locale), item.currencyCode),
        quantity: readCount(row.quantity, locale) ?? 0,
        recipient,
        deliveryTemplate: {},
        metadata: { notes: text(values.notes) },
        shippingInfo,
      },
    ];
  });
}
