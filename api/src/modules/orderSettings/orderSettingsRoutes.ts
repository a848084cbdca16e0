import { ErrorBody } from '@portal/shared/contract/common';
import { orderSettingChange, OrderSettings } from '@portal/shared/contract/orderSettings';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { OrderSettingsService } from './orderSettingsService.ts';

const tags = ['order-settings'];
const config = {
  permission: { kind: 'user', rule: { all: ['PLATFORM_ORDER_SETTINGS'], accessLevel: 'PLATFORM' } },
} as const;

/** The order settings: read them, turn a switch. */
export const orderSettingsRoutes = (settings: OrderSettingsService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/orderSettings',
      schema: {
        tags,
        summary: 'What the organization asks of its orders, and who last changed it',
        response: { 200: OrderSettings, '4xx': ErrorBody },
      },
      config,
      handler: (request) => settings.get(signedInUser(request)),
    }),
    defineRoute({
      method: 'PATCH',
      url: '/api/orderSettings',
      schema: {
        tags,
        summary: 'Turn one switch of the order settings',
        body: orderSettingChange,
        response: { 200: OrderSettings, '4xx': ErrorBody },
      },
      config,
      handler: (request) => settings.change(signedInUser(request), request.body),
    }),
  ]);
