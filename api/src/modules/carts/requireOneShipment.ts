import type { FieldError } from '@portal/shared/contract/common';
import { mailedAddressKey } from '@portal/shared/domain/addresses/mailedAddress';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Tx } from '../../db/client.ts';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { rewardItems, type RewardItem } from '../catalog/index.ts';
import { isBulkCart } from './bulkCart.ts';
import type { CheckedLine } from './CartLine.ts';
import type { CartView } from './cartReadModel.ts';
import { CART_FAILURES, invalidLines } from './cartsErrors.ts';
import { readAddress } from './readAddress.ts';
import { listReferencesIn, listShipmentParts, type ShipmentPart } from './shipmentReadModel.ts';

type Items = ReadonlyMap<string, RewardItem>;
type ShippedLine = Pick<CheckedLine, 'utid' | 'quantity' | 'address'>;

/** Cards of a shipment so far; null where nothing says yet. */
interface Shipment {
  readonly brandKey: string | null;
  readonly address: string | null;
  readonly cards: number;
}

const { cardsMax } = SETTINGS.bulk;

/** The failures of lines that a file brings, by the field that says them. */
const FAILURES = new Map<string, Failure>([
  ['quantity', CART_FAILURES.bulkTooMany],
  ['utid', CART_FAILURES.bulkBrand],
]);

const keyOf = (stored: unknown): string | null => {
  const address = readAddress(stored);
  return address === null ? null : mailedAddressKey(address);
};

const toShipment = (parts: readonly ShipmentPart[], items: Items): Shipment => ({
  brandKey: items.get(parts[0]?.utid ?? '')?.brandKey ?? null,
  address: keyOf(parts[0]?.address),
  cards: parts.reduce((sum, { cards }) => sum + cards, 0),
});

/** Error of lines with more cards than are left. */
const tooMany = (cards: number): FieldError => ({
  field: 'quantity',
  i18nKey: CART_FAILURES.bulkTooMany.i18nKey,
  values: { max: String(cardsMax), left: String(Math.max(0, cardsMax - cards)) },
});

/** Returns what keeps lines out of a shipment that has some, each with the number of its line: cards of one brand go to one address. */
export function checkShipment(
  first: Shipment,
  lines: readonly ShippedLine[],
  items: Items,
): (readonly [number, FieldError])[] {
  let { brandKey, address, cards } = first;
  return lines.flatMap((line, index): (readonly [number, FieldError])[] => {
    const item = items.get(line.utid);
    const to = line.address === null ? null : mailedAddressKey(line.address);
    brandKey ??= item?.brandKey ?? null;
    address ??= to;
    const errors: FieldError[] = [];
    if (item?.brandKey !== brandKey) {
      const rewardName = item?.rewardName ?? line.utid;
      errors.push({ field: 'utid', i18nKey: 'error.bulk.brand', values: { rewardName } });
    }
    if (to !== address) errors.push({ field: 'recipient.address.streetLine1', i18nKey: 'error.bulk.address' });
    if (cards + line.quantity > cardsMax) errors.push(tooMany(cards));
    else cards += line.quantity;
    return errors.map((error) => [index, error] as const);
  });
}

interface AddedLines {
  readonly lines: readonly CheckedLine[];
  /** `path` of a line in a request. */
  readonly getPath: (index: number) => string;
  /** The row that a line replaces; `all`: all rows are. */
  readonly replaces?: bigint | 'all';
}

/**
 * Raises 422 at the lines that cannot go into the one shipment of a locked cart of cards in bulk: of another brand, to another address,
 * or too many. Lines whose reference the cart has are not added, and do not count.
 */
export async function requireOneShipment(
  tx: Tx,
  cart: CartView,
  { lines, getPath, replaces }: AddedLines,
): Promise<void> {
  if (!isBulkCart(cart)) return;
  const exceptId = typeof replaces === 'bigint' ? replaces : null;
  const parts = replaces === 'all' ? [] : await listShipmentParts(tx, cart, exceptId);
  const references = lines.map(({ externalReferenceId }) => externalReferenceId);
  const taken = replaces === undefined ? await listReferencesIn(tx, cart, references) : new Set<string>();
  const added = lines.flatMap((line, index) => (taken.has(line.externalReferenceId) ? [] : [{ line, index }]));
  const items = await rewardItems(tx, [...new Set([...parts, ...lines].map(({ utid }) => utid))]);
  const errors = checkShipment(
    toShipment(parts, items),
    added.map(({ line }) => line),
    items,
  );
  if (errors.length === 0) return;
  throw invalidLines(
    errors.map(([number, error]) => {
      const path = getPath(added[number]?.index ?? 0);
      return path === '' ? error : { ...error, field: `${path}.${error.field}` };
    }),
  );
}

/**
 * Returns a check of the lines that a file brings into a locked cart, to be made once it has them: it raises 422 where a cart of cards in
 * bulk would make more than one shipment.
 */
export async function watchShipment(tx: Tx, cart: CartView): Promise<() => Promise<void>> {
  if (!isBulkCart(cart)) return () => Promise.resolve();
  const before = (await listShipmentParts(tx, cart)).reduce((sum, { cards }) => sum + cards, 0);
  return async () => {
    const parts = await listShipmentParts(tx, cart);
    const items = await rewardItems(tx, [...new Set(parts.map(({ utid }) => utid))]);
    const lines = parts.map(({ utid, address, cards }) => ({ utid, address: readAddress(address), quantity: cards }));
    const [found] = checkShipment({ brandKey: null, address: null, cards: 0 }, lines, items);
    if (found === undefined) return;
    const { field, values } = found[1].field === 'quantity' ? tooMany(before) : found[1];
    throw new AppError({ ...(FAILURES.get(field) ?? CART_FAILURES.bulkAddress), ...(values && { values }) });
  };
}
