import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { createAddCardService } from './addCardService.ts';
import { cardRoutes } from './cardRoutes.ts';
import { createCardsService } from './cardsService.ts';

export { CARD_FAILURES } from './cardsErrors.ts';
export { lockAccount, type CardRow } from './cardRepository.ts';
export { findVisibleCard } from './findVisibleCard.ts';
export { requireOffered } from './gatewayResults.ts';

interface CardsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway | null;
}

/** Saved cards. Without a payment gateway there are none, and none can be added. */
export const createCardsModule = ({ db, clock, gateway }: CardsModuleDeps) => ({
  routes: cardRoutes({
    db,
    cards: createCardsService({ db, clock, gateway }),
    adder: createAddCardService({ db, clock, gateway }),
  }),
});
