import { ErrorBody } from '@portal/shared/contract/common';
import { AnnouncedWire, announceWireBody, wireDepositParams } from '@portal/shared/contract/wires';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../../db/client.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { AnnounceService } from './announceService.ts';

const tags = ['funding'];
const FUNDING = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;

interface WireDepositRoutesDeps {
  readonly db: Db;
  readonly announcer: AnnounceService;
}

/** Takes what users say about wires that they have sent. */
export const wireDepositRoutes = ({ db, announcer }: WireDepositRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/funding/wire-deposits',
      schema: {
        tags,
        summary: 'Announce a wire that was sent',
        body: announceWireBody,
        response: { 201: AnnouncedWire, '4xx': ErrorBody },
      },
      config: { ...FUNDING, idempotencyKey: 'required' },
      handler: (request, reply) =>
        runIdempotent(request, reply, db, async (tx) => ({
          status: 201,
          body: await announcer.announce(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/funding/wire-deposits/:depositIdentifier',
      schema: {
        tags,
        summary: 'Cancel a wire that was announced',
        params: wireDepositParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: FUNDING,
      handler: async (request, reply) => {
        await announcer.cancel(signedInUser(request), request.params.depositIdentifier);
        return reply.status(204).send(null);
      },
    }),
  ]);
