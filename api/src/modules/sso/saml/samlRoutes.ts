import { PATHS } from '@portal/shared/domain/access/paths';
import { object, string } from 'yup';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../../plugins/defineRoute.ts';
import { takeForms } from '../../../plugins/forms.ts';
import { preferredLanguage } from '../../../texts/preferredLanguage.ts';
import type { SamlConnection } from '../SsoConnection.ts';
import { sendPage, sendPagePolicy } from './sendPage.ts';

export interface SamlRoutesDeps {
  readonly publicUrl: string;
  /** A SAML connection by the identifier of its addresses; null when there is none. */
  readonly findConnection: (identifier: string) => Promise<Pick<SamlConnection, 'signInUrl'> | null>;
  /** Our metadata for an identifier, also before its connection is saved. */
  readonly readServiceMetadata: (identifier: string) => Promise<string>;
  /** Takes an answer; returns the page on which sign-in goes on. */
  readonly receive: (
    identifier: string,
    answer: { readonly state: string; readonly url: URL; readonly form: URLSearchParams },
  ) => Promise<string>;
}

const ofConnection = object({
  connectionId: string()
    .matches(/^[a-z0-9]{1,32}$/)
    .required(),
});
const base64 = () => string().matches(/^[A-Za-z0-9+/=]*$/);
const sendQuery = object({
  SAMLRequest: base64().max(SERVER_SETTINGS.samlAnswers.longest).required(),
  RelayState: string().max(80).default(''),
});
const config = { permission: { kind: 'signed' } } as const;

/** Our side of SAML: metadata, requests that are posted, and answers, of which a signature is all that counts. */
export function samlRoutes({ publicUrl, findConnection, readServiceMetadata, receive }: SamlRoutesDeps): Routes {
  const signedOut = `${publicUrl}/vue/#${PATHS.signIn}`;
  return routesApart([
    takeForms,
    defineRoute({
      method: 'GET',
      url: '/api/sso/:connectionId/metadata',
      schema: { hide: true, params: ofConnection },
      config: { permission: { kind: 'public' } },
      handler: async (request, reply) =>
        reply.type('application/samlmetadata+xml').send(await readServiceMetadata(request.params.connectionId)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/sso/:connectionId/send',
      schema: { hide: true, params: ofConnection, querystring: sendQuery },
      config: { permission: { kind: 'public' } },
      handler: async (request, reply) => {
        const connection = await findConnection(request.params.connectionId);
        if (connection === null) throw new AppError(COMMON_FAILURES.notFound);
        const { signInUrl } = connection;
        const language = preferredLanguage(undefined, request.headers['accept-language']);
        return reply
          .header('content-security-policy', sendPagePolicy(signInUrl))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(sendPage(language, signInUrl, request.query));
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/sso/:connectionId/acs',
      schema: { hide: true, params: ofConnection },
      config,
      bodyLimit: SERVER_SETTINGS.samlAnswers.bodyBytes,
      handler: async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const state = form.get('RelayState') ?? '';
        const url = new URL(request.url, publicUrl);
        const address = await receive(request.params.connectionId, { state, url, form });
        return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
      },
    }),
    // The provider has signed out, or asks to: its own session is over, ours ends by itself.
    ...(['GET', 'POST'] as const).map((method) =>
      defineRoute({
        method,
        url: '/api/sso/:connectionId/slo',
        schema: { hide: true, params: ofConnection },
        config,
        handler: (_request, reply) => reply.redirect(signedOut, 303),
      }),
    ),
  ]);
}
