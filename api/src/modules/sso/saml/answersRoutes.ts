import { ErrorBody } from '@portal/shared/contract/common';
import { SsoAnswers, ssoConnectionParams } from '@portal/shared/contract/ssoConnections';
import { signedInUser } from '../../../access/signedInUser.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { defineRoute, routesOf, type Routes } from '../../../plugins/defineRoute.ts';
import { SSO_FAILURES } from '../ssoErrors.ts';

interface AnswersRoutesDeps {
  /** A SAML connection by its identifier; null when there is none. */
  readonly findConnection: (identifier: string) => Promise<TenantKey | null>;
  readonly listAnswers: (connection: TenantKey) => Promise<SsoAnswers>;
}

/** Answers of a SAML provider, for those who set its connection up. */
export const answersRoutes = ({ findConnection, listAnswers }: AnswersRoutesDeps): Routes =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/sso/connections/:connectionId/answers',
      schema: {
        tags: ['company sign-in'],
        summary: 'Read the last answers of a SAML provider',
        params: ssoConnectionParams,
        response: { 200: SsoAnswers, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['AUTH_MANAGEMENT_MANAGE'], accessLevel: 'PLATFORM' } } },
      handler: async (request) => {
        const { platformId } = signedInUser(request);
        const connection = await findConnection(request.params.connectionId);
        if (connection === null || connection.platformId !== platformId) throw new AppError(SSO_FAILURES.notFound);
        return listAnswers(connection);
      },
    }),
  ]);
