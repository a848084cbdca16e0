import type { ErrorBody } from '@portal/shared/contract/common';
import type { PublicError } from '@portal/shared/contract/publicApi';
import { ERROR_KEYS } from '@portal/shared/domain/errorKeys';
import { AUTHORITIES } from '@portal/shared/domain/access/permissions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { openTestGateway } from '../providers/payments/testing/openTestGateway.ts';
import { buildUser } from './builders.ts';
import { buildCatalogue, buildShop } from './commerceBuilders.ts';
import { routesOf, type OpenapiDocument } from './hostileCalls.ts';
import { newProgram, readPublicRoutes, withProgram } from './publicRoutes.ts';
import { buildSamples } from './routeSamples.ts';
import { buildTestApp } from './testApp.ts';
import { offerWires } from './wireValues.ts';

/** Guesses come from another address than the sign-ins of the tests. */
const STRANGER = '203.0.113.7';
/** Words of JavaScript errors. */
const INTERNAL = /is not a function|is not iterable|undefined|cannot (?:read|convert)|\[object /i;

/** An application with samples of every route, and somebody who may do everything. */
export async function openBadInputFixture() {
  const gateway = await openTestGateway();
  const testApp = await buildTestApp({}, [], gateway.gateway);
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  await offerWires(testApp.db);
  const shop = await buildShop(testApp.db, { balanceMinor: 1_000_000_000n });
  await testApp.db.updateTable('platforms').set({ is_staff: true }).where('id', '=', shop.platform.id).execute();
  const almighty = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: AUTHORITIES,
    default_account_id: shop.account.id,
  });
  return {
    app: testApp.app,
    routes: [
      ...routesOf((await testApp.app.inject('/api/openapi.json')).json<OpenapiDocument>()),
      ...(await readPublicRoutes(testApp.app)),
    ],
    signIn: async () => withProgram(await testApp.signIn(almighty.email), newProgram(testApp, { maker: almighty })),
    samples: async () => {
      // Some of the calls before have switched off what samples need.
      await testApp.db
        .updateTable('accounts')
        .set({ bulk_upload_disabled: false, bulk_orders_disabled: false })
        .where('platform_id', '=', shop.platform.id)
        .execute();
      return buildSamples(await testApp.signIn(almighty.email), shop);
    },
    close: async () => {
      await testApp.jobs.stop();
      await testApp.close();
      await gateway.close();
    },
  };
}

/** The call as a stranger sends it, with the headers that it needs. */
export const asStranger = (options: InjectOptions, index: number): InjectOptions => ({
  remoteAddress: STRANGER,
  ...options,
  headers: {
    'idempotency-key': `hostile-${index}`,
    ...(options.payload === undefined ? {} : { 'content-type': 'application/json' }),
  },
});

/** The body of a failure, or the first one that a body of the public API names. */
function failureIn(response: LightMyRequestResponse): Partial<ErrorBody> {
  const body = response.json<Partial<ErrorBody & PublicError>>();
  const [first] = body.errors ?? [];
  if (first === undefined || body.httpCode === undefined) return body;
  return { ...body, status: body.httpCode, i18nKey: first.i18nKey, description: first.message };
}

/** Says what is wrong with an answer; null when it takes its input or says properly why not. */
export function complaintAbout(response: LightMyRequestResponse): string | null {
  if (response.statusCode < 400) return null;
  if (response.statusCode >= 500) return `${response.statusCode} ${response.body}`;
  const { status, i18nKey, description, requestId } = failureIn(response);
  const isErrorBody =
    status === response.statusCode &&
    ERROR_KEYS.some((key) => key === i18nKey) &&
    typeof description === 'string' &&
    typeof requestId === 'string';
  if (!isErrorBody) return `no error body: ${response.body}`;
  return INTERNAL.test(description) ? `says what went wrong inside: ${description}` : null;
}
