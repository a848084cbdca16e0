import { ErrorBody } from '@portal/shared/contract/common';
import { emulateBody, EmulatedTokens, restoreBody, SessionTokens } from '@portal/shared/contract/session';
import { emulationBody, EmulationToken, staffPlatformParams } from '@portal/shared/contract/staff';
import { SETTINGS } from '@portal/shared/domain/settings';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import { getCaller } from '../sessions/getCaller.ts';
import type { createSessionCookies } from '../sessions/sessionCookies.ts';
import type { EmulationService } from './emulationService.ts';

export interface EmulationRoutesDeps {
  readonly emulation: EmulationService;
  readonly cookie: ReturnType<typeof createSessionCookies>;
}

const tags = ['emulation'];
const byToken = { config: { permission: { kind: 'public' } }, bodyLimit: SETTINGS.bodies.signInBytes } as const;

/** Staff look at an organisation as it sees itself. */
export const emulationRoutes = ({ emulation, cookie }: EmulationRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/staff/platforms/:platformClientId/emulation',
      schema: {
        tags,
        summary: 'A token to emulate an organization with',
        params: staffPlatformParams,
        body: emulationBody,
        response: { 200: EmulationToken, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } },
      handler: (request) =>
        emulation.prepare(signedInUser(request), request.params.platformClientId, request.body.reason),
    }),

    defineRoute({
      ...byToken,
      method: 'POST',
      url: '/api/authenticate/emulate',
      schema: {
        tags,
        summary: 'Begin an emulation',
        body: emulateBody,
        response: { 200: EmulatedTokens, '4xx': ErrorBody },
      },
      handler: async (request, reply) => {
        const caller = getCaller(request, null);
        const issued = await emulation.begin(request.body.emulationToken, cookie.read(request), caller);
        cookie.write(reply, issued);
        return { ...issued.tokens, emulationToken: issued.tokens.idToken };
      },
    }),

    defineRoute({
      ...byToken,
      method: 'POST',
      url: '/api/authenticate/restore',
      schema: {
        tags,
        summary: 'End an emulation and go on with the session before',
        body: restoreBody,
        response: { 200: SessionTokens, '4xx': ErrorBody },
      },
      handler: async (request, reply) => {
        const issued = await emulation.end(request.body.emulationRestoreToken, cookie.read(request));
        cookie.write(reply, issued);
        return issued.tokens;
      },
    }),
  ]);
