import { ErrorBody } from '@portal/shared/contract/common';
import {
  CardDetail,
  cardDetailQuery,
  cardParams,
  cardsOfAccountParams,
  cardsQuery,
  changeCardBody,
  newCardBody,
  PaymentCard,
  PaymentCards,
  type NewCardBody,
} from '@portal/shared/contract/creditCards';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../../db/client.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { runIdempotentPrepared } from '../../../plugins/idempotency/idempotencyPrepared.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { AddCardService } from './addCardService.ts';
import type { CardsService } from './cardsService.ts';

interface CardRoutesDeps {
  readonly db: Db;
  readonly cards: CardsService;
  readonly adder: AddCardService;
}

const tags = ['cards'];
const reading = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;
const changing = {
  permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'] } },
} as const;

/** Saved cards. */
export const cardRoutes = ({ db, cards, adder }: CardRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/creditCards/platforms/accounts/:accountIdentifier',
      schema: {
        tags,
        summary: 'The cards of an account',
        params: cardsOfAccountParams,
        querystring: cardsQuery,
        response: { 200: PaymentCards, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => cards.list(signedInUser(request), request.params.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/creditCards/alldetails/:cardToken',
      schema: {
        tags,
        summary: 'A card with everything that may be changed',
        params: cardParams,
        querystring: cardDetailQuery,
        response: { 200: CardDetail, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => cards.detail(signedInUser(request), request.params.cardToken, request.query.accountId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/creditCards',
      schema: { tags, summary: 'Add a card', body: newCardBody, response: { 201: PaymentCard, '4xx': ErrorBody } },
      config: { ...changing, idempotencyKey: 'required', numberFields: ['creditCard.number'] },
      handler: (request, reply) => {
        const user = signedInUser(request);
        return runIdempotentPrepared(request, reply, db, {
          compared: withoutSecrets(request.body),
          prepare: () => {
            request.releaseSlot();
            return adder.store(user, request.body);
          },
          work: async (tx, stored) => ({
            status: 201,
            body: await adder.name(tx, stored, request.body.customerIdentifier),
          }),
          discard: (stored) => adder.discard(stored),
        });
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/creditCards/:cardToken',
      schema: {
        tags,
        summary: 'Change a card',
        params: cardParams,
        body: changeCardBody,
        response: { 200: CardDetail, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => {
        request.releaseSlot();
        return cards.change(signedInUser(request), request.params.cardToken, request.body);
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/creditCards/:cardToken',
      schema: { tags, summary: 'Remove a card', params: cardParams, response: { 204: Type.Null(), '4xx': ErrorBody } },
      config: changing,
      handler: async (request, reply) => {
        request.releaseSlot();
        await cards.remove(signedInUser(request), request.params.cardToken);
        return reply.status(204).send(null);
      },
    }),
  ]);

/** Leaves of a body what is hashed with the key of a call: from a hash of the whole number it could be guessed. */
const withoutSecrets = ({ creditCard, ...rest }: NewCardBody) => ({
  ...rest,
  creditCard: { expiration: creditCard.expiration, lastFour: creditCard.number.replaceAll(/\D/g, '').slice(-4) },
});
