import type { IssuedCardEvent } from '../RewardProvider.ts';
import type { Card, CardRecords, Purchase, TillRefusal } from './cardRecords.ts';
import { getPin } from './codeIndex.ts';

/** A purchase that a till asks for. */
export interface TillPurchase {
  /** The id of this one purchase: told twice, it is paid once. */
  readonly purchaseId: string;
  readonly number: string;
  readonly pin: string;
  readonly amountMinor: bigint;
}

export type TillReceipt = Purchase;

interface Till {
  readonly records: CardRecords;
  readonly now: Date;
  readonly find: (code: string) => Card | undefined;
  readonly change: (card: Card, type: IssuedCardEvent['type'], changes: Partial<Card>, amount: bigint) => Card;
}

/** Takes the amount from the card, or says why not. */
export function spendAtTill(purchase: TillPurchase, { records, now, find, change }: Till): TillReceipt {
  const former = records.purchases.get(purchase.purchaseId);
  if (former !== undefined) return former;
  const card = find(purchase.number);
  const refused = card === undefined ? 'UNKNOWN' : refusalOf(card, purchase, now);
  if (card === undefined || refused !== null)
    return { refused, balance: card?.balance ?? null, currencyCode: card?.currencyCode ?? null };
  const { amountMinor } = purchase;
  const { balance, currencyCode } = change(
    card,
    'REDEEMED',
    { balance: String(BigInt(card.balance) - amountMinor) },
    amountMinor,
  );
  const receipt = { refused: null, balance, currencyCode };
  records.purchases.put(purchase.purchaseId, receipt);
  return receipt;
}

function refusalOf(card: Card, { pin, amountMinor }: TillPurchase, now: Date): TillRefusal | null {
  const expected = getPin(card);
  if (expected !== null && expected !== pin.trim()) return 'PIN';
  if (card.status !== 'ACTIVE') return card.status;
  if (isExpired(card, now)) return 'EXPIRED';
  return amountMinor > BigInt(card.balance) ? 'SHORT' : null;
}

export const isExpired = ({ expiresAt }: Card, now: Date): boolean => expiresAt !== null && new Date(expiresAt) <= now;
