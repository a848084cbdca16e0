import { ErrorBody } from '@portal/shared/contract/common';
import { JWT_TOKEN_TYPE, TokenExchangeResponse, tokenExchangeBody } from '@portal/shared/contract/tokenExchange';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyInstance } from 'fastify';
import { defineRoute, routesApart } from '../../../plugins/defineRoute.ts';
import { getCaller } from '../sessions/getCaller.ts';
import type { createSessionCookies } from '../sessions/sessionCookies.ts';
import type { createExchangeService } from './exchangeService.ts';

interface ExchangeRoutesDeps {
  readonly exchange: ReturnType<typeof createExchangeService>;
  readonly cookie: ReturnType<typeof createSessionCookies>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FORM = 'application/x-www-form-urlencoded';

/**
 * Sign-in by an embedder's back end, which sends a form as RFC 8693 says; a page of another origin may not. The portal asks for
 * no second factor here: that is the embedder's duty. Nor does it ask for a password, so an expired one is no hindrance.
 */
export const exchangeRoutes = ({ exchange, cookie }: ExchangeRoutesDeps) =>
  routesApart([
    takeForms,
    defineRoute({
      method: 'POST',
      url: '/api/authenticate/token-exchange',
      schema: {
        tags: ['session'],
        consumes: [FORM, 'application/json'],
        summary: 'Sign in a user for whom an embedder’s back end vouches (RFC 8693)',
        body: tokenExchangeBody,
        response: { 200: TokenExchangeResponse, '4xx': ErrorBody },
      },
      // Its limits are the service's: a back end calls from one address for all of its users.
      config: { permission: { kind: 'public' }, limitsItself: true },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const { 'x-session-id': renewed } = request.headers;
        const { issued, expiresInSeconds } = await exchange.exchange(
          request.body.subject_token,
          getCaller(request, null),
          typeof renewed === 'string' && UUID.test(renewed) ? renewed : null,
        );
        cookie.write(reply, issued);
        return {
          jwt: issued.tokens,
          mfa: null,
          expiredPasswordToken: null,
          access_token: issued.tokens.idToken,
          issued_token_type: JWT_TOKEN_TYPE,
          token_type: 'Bearer' as const,
          expires_in: expiresInSeconds,
        };
      },
    }),
  ]);

function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, fieldsOf(new URLSearchParams(String(body))));
  });
}

/** A parameter that is sent twice becomes a list, which its rule refuses (RFC 6749, section 3.2); unknown ones may repeat. */
function fieldsOf(form: URLSearchParams): Record<string, string | readonly string[]> {
  const fields = new Map<string, string | readonly string[]>();
  for (const [name, value] of form) fields.set(name, fields.has(name) ? [value] : value);
  return Object.fromEntries(fields);
}
