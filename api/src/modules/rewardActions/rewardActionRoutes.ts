import { ErrorBody } from '@portal/shared/contract/common';
import { reissueBody, rewardActionBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { ANY_ORDER_HISTORY, type Authority } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency/idempotency.ts';
import type { AcceptActions } from './acceptActionService.ts';

const params = object({ referenceOrderId: string().required(), lineNumber: string().required() });
const tags = ['orders'];
const response = { 202: RewardActionRecord, '4xx': ErrorBody };

/** Freezing, unfreezing, cancelling and reissuing the reward of a line. */
export const rewardActionRoutes = (db: Db, actions: AcceptActions) =>
  routesOf([
    actionRoute(db, actions, 'FREEZE', 'Put the reward of a line on hold'),
    actionRoute(db, actions, 'UNFREEZE', 'Lift the hold of the reward of a line'),
    actionRoute(db, actions, 'CANCEL', 'Cancel the reward of a line and refund it'),
    defineRoute({
      method: 'POST',
      url: '/api/orders/:referenceOrderId/lines/:lineNumber/reissue',
      schema: {
        tags,
        params,
        summary: 'Cancel the reward of a line and send what is left of it anew',
        body: reissueBody,
        response,
      },
      config: { idempotencyKey: 'required', permission: { kind: 'user', rule: { any: REISSUING } } },
      handler: (request, reply) =>
        runIdempotent(request, reply, db, async (tx) => ({
          status: 202,
          body: await actions.acceptReissue(tx, signedInUser(request), request.params, request.body),
        })),
    }),
  ]);

/** Which of the two is asked for depends on the reward. */
const REISSUING: readonly Authority[] = ['REISSUE_REWARDS_MANAGE', 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE'];

const RIGHTS = {
  FREEZE: 'FREEZE_REWARDS_MANAGE',
  UNFREEZE: 'FREEZE_REWARDS_MANAGE',
  CANCEL: 'CANCEL_REWARDS_MANAGE',
} as const satisfies Record<string, Authority>;

const actionRoute = (db: Db, actions: AcceptActions, kind: keyof typeof RIGHTS, summary: string) =>
  defineRoute({
    method: 'POST',
    url: `/api/orders/:referenceOrderId/lines/:lineNumber/${kind.toLowerCase()}`,
    schema: { tags, params, summary, body: rewardActionBody, response },
    config: {
      idempotencyKey: 'required',
      ...(kind !== 'CANCEL' && { movesNoMoney: true }),
      permission: { kind: 'user', rule: { all: [RIGHTS[kind]], any: ANY_ORDER_HISTORY } },
    },
    handler: (request, reply) =>
      runIdempotent(request, reply, db, async (tx) => ({
        status: 202,
        body: await actions.accept(tx, signedInUser(request), kind, request.params, request.body),
      })),
  });
