import type { BankAccount } from '@portal/shared/contract/bankAccounts';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import { checkExpiration } from '@portal/shared/domain/funding/cardFacts';
import { serverNow } from '../../../api/serverClock.ts';
import { lastSource } from './lastSource.ts';

/** A card or bank account that may pay; `isOffered`: bank accounts may fund the account now. */
export type DepositSource =
  | { readonly kind: 'card'; readonly identifier: string; readonly card: PaymentCard }
  | { readonly kind: 'bank'; readonly identifier: string; readonly bank: BankAccount; readonly isOffered: boolean };

/** Everything that is listed: cards, then bank accounts, where the account has such a way. */
export const getSources = (
  cards: readonly PaymentCard[],
  banks: readonly BankAccount[],
  methods: FundingMethods,
): readonly DepositSource[] => [
  ...(methods.card === 'absent' ? [] : cards.map((card) => ({ kind: 'card' as const, identifier: card.token, card }))),
  ...(methods.bank === 'absent'
    ? []
    : banks.map((bank) => ({
        kind: 'bank' as const,
        identifier: bank.identifier,
        bank,
        isOffered: methods.bank === 'offered',
      }))),
];

/** False for a card on hold or past its month. */
export const isUsableCard = ({ usableFrom, expiration }: PaymentCard, now: Date): boolean =>
  new Date(usableFrom) <= now && checkExpiration(expiration, now) === null;

/** Key of the reason why a source cannot pay now; null when it can. */
export function getUnusableReason(source: DepositSource, now: Date): string | null {
  if (source.kind === 'card') return isUsableCard(source.card, now) ? null : 'error.deposit.cardOnHold';
  if (!source.isOffered) return 'error.deposit.bankDisabled';
  return source.bank.status === 'VERIFIED' ? null : 'error.bankAccount.notVerified';
}

/** The one that was chosen before, else the one that paid last, else the first that can. */
export function pickFirstSource(sources: readonly DepositSource[], chosen?: string): string {
  const now = new Date(serverNow());
  const usable = sources.filter((source) => getUnusableReason(source, now) === null);
  const named = (name: string | null | undefined) => usable.find(({ identifier }) => identifier === name);
  return (named(chosen) ?? named(lastSource()) ?? usable[0] ?? sources[0])?.identifier ?? '';
}
