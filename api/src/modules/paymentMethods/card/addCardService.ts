import { randomUUID } from 'node:crypto';
import type { NewCardBody, PaymentCard } from '@portal/shared/contract/creditCards';
import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { brandOf, cardDigits, checkCardCode, checkCardNumber } from '@portal/shared/domain/funding/paymentCards';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Insertable } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import type { PaymentCards } from '../../../db/schema.generated.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { NewCard, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccountOfGroup, type AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { atGateway, rowOf } from './cardFacts.ts';
import { insertCard, listCards, type CardRow } from './cardRepository.ts';
import { lockAccount } from '../../accounts/index.ts';
import { CARD_FAILURES } from './cardsErrors.ts';
import { readNewCard, type CardFacts } from './checkCard.ts';
import { newCardFailure, requireOffered } from './gatewayResults.ts';
import { toCard } from './toCard.ts';

interface AddCardDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway | null;
}

/** Cards are taken from the countries that may stand in their billing addresses. */
const isForeign = (country: string | null): boolean => country !== null && !isAddressCountry(country);

/** A card that may be added: where, what is kept of it, and what only the gateway gets. */
interface CheckedCard {
  readonly account: AccountRow;
  readonly facts: CardFacts;
  readonly secrets: Pick<NewCard, 'number' | 'verificationNumber' | 'brand'>;
}

const keyOf = (account: AccountRow) => ({ platformId: account.platform_id, accountId: account.id });

/** A card that the gateway keeps and no row names yet. */
export interface StoredCard {
  readonly account: AccountRow;
  readonly row: Insertable<PaymentCards> & { readonly gateway_token: string };
}

/** Adds cards, for `runIdempotentPrepared`. */
export function createAddCardService({ db, clock, gateway }: AddCardDeps) {
  return {
    /**
     * Everything that can be refused without the gateway (400 at each wrong field, 404 for an account that the user does not
     * see, 422 for one that takes no card or no more); then the gateway keeps the card. Raises 422 with its reason and for a
     * card from abroad, 503 without an answer.
     */
    async store(user: SessionUser, body: NewCardBody): Promise<StoredCard> {
      const service = requireOffered(gateway);
      const now = clock.now();
      const { account, facts, secrets } = await checkNew(db, user, body, now);
      await requireRoom(db, account);
      const token = randomUUID();
      const stored = await service.storeCard({ ...secrets, ...atGateway(facts, user.email), reference: token });
      if (stored.outcome !== 'stored') throw newCardFailure(stored);
      if (isForeign(stored.issuingCountry)) {
        await service.removeCard(stored.token);
        throw new AppError(CARD_FAILURES.foreign);
      }
      const row = {
        ...rowOf(facts),
        platform_id: account.platform_id,
        account_id: account.id,
        token,
        gateway_token: stored.token,
        instrument_identifier: stored.instrumentIdentifier,
        card_type: secrets.brand,
        last_four: secrets.number.slice(-4),
        usable_from: new Date(now.getTime() + SETTINGS.cards.holdMs),
        created_by_user_id: user.id,
        created_at: now,
      };
      return { account, row };
    },

    /** Names the stored card. Raises 409 for a card that the account has already, 422 when it has as many as it may by now. */
    async name(tx: Tx, { account, row }: StoredCard, customerIdentifier: string): Promise<PaymentCard> {
      const card = await add(tx, account, row);
      return toCard(card, { accountIdentifier: account.identifier, customerIdentifier });
    },

    /** Gives a stored card back that nothing names. */
    discard: ({ row }: StoredCard) => requireOffered(gateway).removeCard(row.gateway_token),
  };
}

export type AddCardService = ReturnType<typeof createAddCardService>;

async function checkNew(executor: Executor, user: SessionUser, body: NewCardBody, now: Date): Promise<CheckedCard> {
  const account = await findVisibleAccountOfGroup(executor, user, body.customerIdentifier, body.accountIdentifier);
  const { number, verificationNumber } = body.creditCard;
  const brand = brandOf(number);
  const { facts, fields: others } = readNewCard(body, user.email, now);
  const fields = [
    ...fieldErrors('creditCard.number', checkCardNumber(number, account.currency_code)),
    ...fieldErrors('creditCard.verificationNumber', checkCardCode(verificationNumber, brand)),
    ...others,
  ];
  if (fields.length > 0 || brand === null) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  if (account.status !== 'ACTIVE' || !account.active) throw new AppError(CARD_FAILURES.accountInactive);
  return { account, facts, secrets: { number: cardDigits(number), verificationNumber, brand } };
}

/** Concurrent calls for an account wait for each other, so that it never has a card too many. */
async function add(tx: Tx, account: AccountRow, row: Insertable<PaymentCards>): Promise<CardRow> {
  await lockAccount(tx, keyOf(account));
  await requireRoom(tx, account);
  const card = await insertCard(tx, row);
  if (card === null) throw new AppError(CARD_FAILURES.known);
  await writeAudit(tx, {
    platformId: card.platform_id,
    actorUserId: card.created_by_user_id,
    action: 'card.added',
    entityType: 'card',
    entityId: card.token,
    at: card.created_at,
  });
  return card;
}

async function requireRoom(executor: Executor, account: AccountRow): Promise<void> {
  const { max } = SETTINGS.cards;
  const cards = await listCards(executor, keyOf(account));
  if (cards.length >= max) throw new AppError({ ...CARD_FAILURES.tooMany, values: { max: String(max) } });
}
