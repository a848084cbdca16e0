import { isUuid } from '../../../db/isUuid.ts';
import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { isAccountVisible } from '../../../access/accountAccess.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { CardRow } from './cardRepository.ts';
import { CARD_FAILURES } from './cardsErrors.ts';
import type { CardPlace } from './toCard.ts';

/** A card with the address of its account. */
export interface VisibleCard {
  readonly card: CardRow;
  readonly place: CardPlace;
}

/** The card of that token, of an account that the user sees. Raises 404 `error.card.notFound`. */
export async function findVisibleCard(executor: Executor, user: SessionUser, token: string): Promise<VisibleCard> {
  const found = isUuid(token) ? await visibleCard(executor, user, token) : undefined;
  if (found === undefined) throw new AppError(CARD_FAILURES.notFound);
  const { accountIdentifier, customerIdentifier, ...card } = found;
  return { card, place: { accountIdentifier, customerIdentifier } };
}

const visibleCard = (executor: Executor, user: SessionUser, token: string) =>
  executor
    .selectFrom('payment_cards')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'payment_cards.platform_id')
        .onRef('accounts.id', '=', 'payment_cards.account_id'),
    )
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .selectAll('payment_cards')
    .select(['accounts.identifier as accountIdentifier', 'customers.identifier as customerIdentifier'])
    .where('payment_cards.platform_id', '=', user.platformId)
    .where('payment_cards.token', '=', token)
    .where('payment_cards.removed_at', 'is', null)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .executeTakeFirst();
