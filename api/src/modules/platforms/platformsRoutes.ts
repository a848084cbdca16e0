import { ErrorBody } from '@portal/shared/contract/common';
import { Platform } from '@portal/shared/contract/platforms';
import { object, string } from 'yup';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { createPlatformsService } from './platformsService.ts';

export const platformsRoutes = (platforms: ReturnType<typeof createPlatformsService>) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/platforms/:platformClientId',
      schema: {
        tags: ['platforms'],
        summary: 'The organization of the signed-in user, with its feature treatments',
        params: object({ platformClientId: string().max(100).required() }),
        response: { 200: Platform, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: {} } },
      handler: (request) => platforms.getPlatform(signedInUser(request), request.params.platformClientId),
    }),
  ]);
