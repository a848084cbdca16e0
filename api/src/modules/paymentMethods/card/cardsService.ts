import type { CardDetail, ChangeCardBody, PaymentCard } from '@portal/shared/contract/creditCards';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccount } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { atGateway, rowOf } from './cardFacts.ts';
import { findGroup } from '../../accounts/index.ts';
import { listCards, updateCard, type CardRow } from './cardRepository.ts';
import { CARD_FAILURES } from './cardsErrors.ts';
import { readChangedCard } from './checkCard.ts';
import { findVisibleCard } from './findVisibleCard.ts';
import { requireDone, requireOffered } from './gatewayResults.ts';
import { toCard, toCardDetail } from './toCard.ts';

interface CardsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway | null;
}

/** Saved cards. Every method raises 404 for an account or a card that the user does not see. */
export function createCardsService({ db, clock, gateway }: CardsDeps) {
  /** Writes a change with its audit entry. Raises 409 when somebody changed the card meanwhile. */
  const write = async (tx: Tx, user: SessionUser, card: CardRow, action: string, change: Partial<CardRow>) => {
    const row = await updateCard(tx, card, change);
    if (row === null) throw new AppError(CARD_FAILURES.changed);
    await writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action,
      entityType: 'card',
      entityId: card.token,
      at: clock.now(),
    });
    return row;
  };

  return {
    /** GET /api/creditCards/platforms/accounts/{accountIdentifier}: newest first. */
    async list(user: SessionUser, accountIdentifier: string): Promise<PaymentCard[]> {
      const account = await findVisibleAccount(db, user, accountIdentifier);
      const { identifier: customerIdentifier } = await findGroup(db, {
        platformId: account.platform_id,
        id: account.customer_id,
      });
      const cards = await listCards(db, { platformId: account.platform_id, accountId: account.id });
      return cards.map((card) => toCard(card, { accountIdentifier: account.identifier, customerIdentifier }));
    },

    /** GET /api/creditCards/alldetails/{token}. */
    async detail(user: SessionUser, token: string, accountIdentifier: string): Promise<CardDetail> {
      const { card, owner } = await findVisibleCard(db, user, token);
      if (owner.accountIdentifier !== accountIdentifier) throw new AppError(CARD_FAILURES.notFound);
      return toCardDetail(card, user.email);
    },

    /** PUT /api/creditCards/{token}. Raises 400 at each wrong field, 409 when somebody changed the card meanwhile. */
    async change(user: SessionUser, token: string, body: ChangeCardBody): Promise<CardDetail> {
      const { card } = await findVisibleCard(db, user, token);
      const { facts, fields } = readChangedCard(body, user.email, clock.now());
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      if (body.version !== undefined && body.version !== card.version) throw new AppError(CARD_FAILURES.changed);
      const service = requireOffered(gateway);
      await requireDone(service.updateCard({ token: card.gateway_token, ...atGateway(facts, user.email) }));
      const changed = await withTransaction(db, (tx) => write(tx, user, card, 'card.changed', rowOf(facts)));
      return toCardDetail(changed, user.email);
    },

    /** DELETE /api/creditCards/{token}: at the gateway first, so that no token is left there that nothing names. */
    async remove(user: SessionUser, token: string): Promise<void> {
      const { card } = await findVisibleCard(db, user, token);
      await requireDone(requireOffered(gateway).removeCard(card.gateway_token));
      await withTransaction(db, (tx) => write(tx, user, card, 'card.removed', { removed_at: clock.now() }));
    },
  };
}

export type CardsService = ReturnType<typeof createCardsService>;
