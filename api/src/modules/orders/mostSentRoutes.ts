import { ErrorBody } from '@portal/shared/contract/common';
import { MostSent, mostSentQuery } from '@portal/shared/contract/orders';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import { listMostSent } from './listMostSent.ts';

/** The brands that an account sends most, which the catalogue begins with. */
export const mostSentRoutes = (db: Db) => [
  defineRoute({
    method: 'GET',
    url: '/api/orders/most-sent',
    schema: {
      tags: ['orders'],
      summary: 'The brands that an account sent most of late',
      querystring: mostSentQuery,
      response: { 200: MostSent, '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
    handler: (request) => listMostSent(db, signedInUser(request), request.query.accountIdentifier),
  }),
];
