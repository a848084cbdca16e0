import type { LocalProvider } from '../providers/rewards/sandbox/createLocalProvider.ts';

/** Pays with a card as its holder would. */
export function payAtTill({ ledger, records }: LocalProvider, cardId: string, amountMinor: bigint) {
  const { credentials = {}, revision = 0 } = records.cards.get(cardId) ?? {};
  const { CARD_NUMBER: number = '', PIN: pin = '' } = credentials;
  return ledger.spend({ purchaseId: `${cardId} ${revision}`, number, pin, amountMinor });
}
