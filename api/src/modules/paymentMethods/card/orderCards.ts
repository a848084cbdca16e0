import type { PaymentSource } from '@portal/shared/contract/customers';
import { CARD_BRANDS, type PaymentSourceRefusal } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES, checkExpiration } from '@portal/shared/domain/funding/cardFacts';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { Executor } from '../../../db/client.ts';
import { oneOf } from '../../../db/oneOf.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findPlatform } from '../../platforms/index.ts';
import { listCardsWithAuthors } from './cardReadModel.ts';
import { findCardOfAccount, type CardRow } from './cardRepository.ts';

/** A card of the account that may pay now, or why it may not: UNKNOWN also for one that was removed, OFF where no card may. */
export type OrderCard = { readonly card: CardRow } | { readonly refusal: 'UNKNOWN' | 'OFF' | PaymentSourceRefusal };

/** The cards that may pay for orders. */
export interface OrderCards {
  readonly listSources: (executor: Executor, account: AccountRow, now: Date) => Promise<PaymentSource[]>;
  readonly find: (executor: Executor, account: AccountKey, token: string, now: Date) => Promise<OrderCard>;
}

/** Offers no cards without a payment gateway, nor to an organisation that lets none pay for orders. */
export function createOrderCards({ gateway }: { readonly gateway: PaymentGateway | null }): OrderCards {
  const isOffered = async (executor: Executor, platformId: bigint): Promise<boolean> =>
    gateway !== null && (await findPlatform(executor, platformId)).cards_at_checkout;
  return {
    listSources: async (executor, account, now) => {
      if (!(await isOffered(executor, account.platform_id))) return [];
      const key = { platformId: account.platform_id, accountId: account.id };
      const isActive = account.status === 'ACTIVE' && account.active;
      return (await listCardsWithAuthors(executor, key)).map((card) =>
        toSource(card, isActive ? refusalOf(card, now) : 'NOT_ACTIVE'),
      );
    },

    find: async (executor, account, token, now) => {
      if (!(await isOffered(executor, account.platformId))) return { refusal: 'OFF' };
      const card = await findCardOfAccount(executor, account, token);
      if (card === undefined) return { refusal: 'UNKNOWN' };
      const refusal = refusalOf(card, now);
      return refusal === null ? { card } : { refusal };
    },
  };
}

function refusalOf({ expiration, usable_from }: CardRow, now: Date): PaymentSourceRefusal | null {
  if (checkExpiration(expiration, now) !== null) return 'EXPIRED';
  return usable_from > now ? 'ON_HOLD' : null;
}

type AddedCard = Awaited<ReturnType<typeof listCardsWithAuthors>>[number];

function toSource(card: AddedCard, refusal: PaymentSourceRefusal | null): PaymentSource {
  const cardBrand = oneOf(CARD_BRANDS, card.card_type);
  return {
    paymentSourceType: 'CREDIT_CARD',
    paymentSourceIdentifier: card.token,
    default: false,
    disabled: refusal !== null,
    displayName: card.label === '' ? `${BRAND_NAMES[cardBrand]} •••• ${card.last_four}` : card.label,
    helperText: null,
    disabledReason: refusal,
    disabledUntil: refusal === 'ON_HOLD' ? card.usable_from.toISOString() : null,
    accountSourceDTO: null,
    cardSourceDTO: {
      cardBrand,
      lastFour: card.last_four,
      expiration: `${card.expiration.slice(5)}/${card.expiration.slice(2, 4)}`,
      addedBy: fullName(card.author_first_name, card.author_last_name),
    },
  };
}
