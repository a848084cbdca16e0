import { ErrorBody } from '@portal/shared/contract/common';
import { changeScheduleBody, deleteScheduleBody, Schedule, SentNow } from '@portal/shared/contract/schedules';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { ScheduleService } from './scheduleService.ts';

const ofOrder = object({ referenceOrderId: string().required() });
const ofLine = ofOrder.shape({ lineNumber: string().required() });
const tags = ['orders'];

/** Which of the two is asked for depends on who placed the order. */
const CHANGING: readonly Authority[] = ['PLACE_ORDER_ACCESS', 'ORDER_HISTORY_MANAGE'];
const config = { permission: { kind: 'user', rule: { any: CHANGING, notEmulated: true } } } as const;

/** Moving what waits for its time, and sending it now: all that waits in an order, or one line. */
export const scheduleRoutes = (schedules: ScheduleService) =>
  routesOf([
    defineRoute({
      method: 'PATCH',
      url: '/api/orders/:referenceOrderId/schedule',
      schema: {
        tags,
        params: ofOrder,
        summary: 'Move what waits in an order to another time',
        body: changeScheduleBody,
        response: { 200: Schedule, '4xx': ErrorBody },
      },
      config,
      handler: (request) => schedules.move(signedInUser(request), request.params, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/orders/:referenceOrderId/schedule',
      schema: {
        tags,
        params: ofOrder,
        summary: 'Send what waits in an order now',
        body: deleteScheduleBody,
        response: { 200: SentNow, '4xx': ErrorBody },
      },
      config,
      handler: (request) => schedules.sendNow(signedInUser(request), request.params, request.body.version),
    }),
    defineRoute({
      method: 'PATCH',
      url: '/api/orders/:referenceOrderId/lines/:lineNumber/schedule',
      schema: {
        tags,
        params: ofLine,
        summary: 'Move a line that waits to another time',
        body: changeScheduleBody,
        response: { 200: Schedule, '4xx': ErrorBody },
      },
      config,
      handler: (request) => schedules.move(signedInUser(request), request.params, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/orders/:referenceOrderId/lines/:lineNumber/schedule',
      schema: {
        tags,
        params: ofLine,
        summary: 'Send a line that waits now',
        body: deleteScheduleBody,
        response: { 200: SentNow, '4xx': ErrorBody },
      },
      config,
      handler: (request) => schedules.sendNow(signedInUser(request), request.params, request.body.version),
    }),
  ]);
