import { isUuid } from '../../../db/isUuid.ts';
import type { Executor } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { readVisibleCard } from './cardReadModel.ts';
import type { CardRow } from './cardRepository.ts';
import { CARD_FAILURES } from './cardsErrors.ts';
import type { CardOwner } from './toCard.ts';

/** A card with the address of its account. */
export interface VisibleCard {
  readonly card: CardRow;
  readonly owner: CardOwner;
}

/** The card of that token, of an account that the user sees. Raises 404 `error.card.notFound`. */
export async function findVisibleCard(executor: Executor, user: SessionUser, token: string): Promise<VisibleCard> {
  const found = isUuid(token) ? await readVisibleCard(executor, user, token) : undefined;
  if (found === undefined) throw new AppError(CARD_FAILURES.notFound);
  const { accountIdentifier, customerIdentifier, ...card } = found;
  return { card, owner: { accountIdentifier, customerIdentifier } };
}
