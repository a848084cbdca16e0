import { fullName } from '@portal/shared/domain/people/fullName';
import { object, string } from 'yup';
import type {
  ParcelAddress,
  ShipmentContents,
  ShipmentOrder,
  ShippedCards,
} from '../../providers/fulfilment/FulfilmentProvider.ts';
import type { ShippedLine } from '../orders/index.ts';

const part = () => string().nullable().default(null);
const addressSchema = object({
  companyName: part(),
  streetLine1: string().required(),
  streetLine2: part(),
  city: string().required(),
  stateOrProvince: string().required(),
  postalCode: string().required(),
  country: string().required(),
});

/** The method of lines from before there were methods: the post reaches all addresses. */
const METHOD_TO_ALL = 'uspspriority';

/** True for a line whose letter is printed; the others are cards. */
export const isLetter = ({ ptid }: Pick<ShippedLine, 'ptid'>): boolean => ptid !== null;

/** A shipment as the printer takes it; null where a line has no address that a parcel could go to. */
export function toShipmentOrder(
  key: string,
  lines: readonly [ShippedLine, ...ShippedLine[]],
  letter: Uint8Array | null,
  isBox: boolean,
): ShipmentOrder | null {
  const [first] = lines;
  const address = readAddress(first.address);
  if (address === null) return null;
  return {
    key,
    recipientName: fullName(first.first_name, first.last_name),
    address,
    method: first.shipping_method ?? METHOD_TO_ALL,
    contents: letter === null ? cardsOf(lines, isBox) : { kind: 'LETTER', letter },
  };
}

function cardsOf(lines: readonly [ShippedLine, ...ShippedLine[]], isBox: boolean): ShipmentContents {
  const [{ to_name: toName, from_name: fromName, letter_head_title: letterHeadTitle, message }] = lines;
  const cards = lines.map(toCards);
  const isWritten = toName !== null && fromName !== null && message !== null;
  return isBox
    ? { kind: 'CARDS', cards, sheet: null }
    : { kind: 'CARD', cards, sheet: isWritten ? { toName, fromName, letterHeadTitle, message } : null };
}

const toCards = ({ utid, amount_minor, currency_code, quantity }: ShippedLine): ShippedCards => ({
  utid,
  valueMinor: amount_minor,
  currencyCode: currency_code,
  count: quantity,
});

function readAddress(address: unknown): ParcelAddress | null {
  try {
    return addressSchema.validateSync(address, { stripUnknown: true });
  } catch {
    return null;
  }
}
