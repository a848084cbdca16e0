import { readPublicRoutes } from './publicRoutes.ts';
import { ALWAYS, describeRows, rows, testApp } from './idempotencyRows.ts';

/** POST routes that open, renew, change or end a session, or somebody's access: harmless to repeat. */
const OF_SESSIONS = [
  'POST /api/account/change-password',
  'POST /api/account/invitation/ask',
  'POST /api/account/invitation/finish',
  'POST /api/account/reset-password/finish',
  'POST /api/account/reset-password/init',
  'POST /api/authenticate',
  'POST /api/authenticate/emulate',
  'POST /api/authenticate/refresh',
  'POST /api/authenticate/restore',
  'POST /api/authenticate/sso',
  'POST /api/authenticate/sso/finish',
  'POST /api/authenticate/token-exchange',
  'POST /api/authenticate/updateActiveAccount/{customer}/{account}',
  'POST /api/external/users/redeemSingleUseToken',
  'POST /api/mfa/methods',
  'POST /api/mfa/methods/confirm',
  'POST /api/mfa/phone',
  'POST /api/mfa/resend',
  'POST /api/mfa/verify',
  // A second sign-up has a mail of its own; an account is opened once.
  'POST /api/signups',
  'POST /api/signups/finish',
  'POST /api/signups/{id}/resend',
  'POST /api/staff/platforms/{platformClientId}/emulation',
  'POST /api/users/logout',
  'POST /api/users/{userId}/deactivate',
  'POST /api/users/{userId}/invite',
  'POST /api/users/{userId}/reactivate',
];
/** POST routes without effects, but for a count of failures or a record of who looked, or whose repetition changes nothing. */
const READING = [
  'POST /api/credentials/{credentialId}/deactivate',
  'POST /api/credentials/{credentialId}/reveal',
  'POST /api/csp-reports',
  'POST /api/email-templates/preview',
  'POST /api/email-templates/preview/template',
  'POST /api/images',
  'POST /api/incentives/{incentiveId}/check',
  'POST /api/integrations/{name}/disconnect',
  // A request that is sent again waits beside the first and changes nothing; one that was answered is 409.
  'POST /api/oauth/requests',
  'POST /api/oauth/requests/{requestId}/decision',
  // The same answer, or the same file, is kept once.
  'POST /api/onboarding/answers',
  'POST /api/onboarding/files',
  // One that was submitted is 409.
  'POST /api/onboarding/submit',
  'POST /api/orderWhitelist/check',
  'POST /api/orderWhitelist/undo',
  'POST /api/orders/upload/{uploadId}/shipping-fee-estimates',
  'POST /api/orders/upload/{uploadId}/update-shipping',
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/credentials',
  'POST /api/orders/{referenceOrderId}/lines/{lineNumber}/print',
  'POST /api/print-templates/preview',
  'POST /api/remote-failures',
  'POST /api/reports/count',
  'POST /api/reports/seen',
  // One that is over is 409.
  'POST /api/reports/{reportId}/cancel',
  'POST /api/reports/{reportId}/retry',
  'POST /api/resend-batches/review',
  'POST /api/shopping-carts/{cartId}/shipping-fee-estimates',
  // The same choice again changes no line.
  'POST /api/shopping-carts/{cartId}/update-shipping',
  'POST /api/signups/email-check',
  // A state is entered once; a version is accepted once.
  'POST /api/sso/connections/{connectionId}/state',
  // Each test has a result of its own, which is forgotten.
  'POST /api/sso/connections/{connectionId}/test',
  'POST /api/sso/domains/{domainId}/check',
  'POST /api/sso/read-provider',
  'POST /api/staff/holds/{referenceOrderId}/decision',
  'POST /api/staff/kyb/{platformClientId}/tax-id',
  // A version is accepted once.
  'POST /api/terms/acceptances',
  // The same file takes the place of the one before, as long as nothing in that was changed.
  'POST /api/users/files',
];
/** POST routes of programs, whose own reference takes the place of a key (`publicApi.test.ts`, `completions.test.ts`). */
const BY_REFERENCE = ['POST /v2/research/incentives/{incentiveId}/completions', 'POST /v2/orders'];
interface Document {
  readonly paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}
it('has a row for every POST route that changes something outside sessions', async () => {
  const document = (await testApp.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    'post' in operations ? [`POST ${path}`] : [],
  );
  expect(routes.sort()).toEqual([...OF_SESSIONS, ...READING, ...rows.map(([name]) => name)].sort());
  const publicRoutes = await readPublicRoutes(testApp.app);
  expect(publicRoutes.filter(({ method }) => method === 'POST').map(({ name }) => name)).toEqual(BY_REFERENCE);
});

it('documents the key of exactly these routes', async () => {
  const document = (await testApp.app.inject('/api/openapi.json')).json<Document>();
  const keyed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key')
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  );
  expect(keyed.sort()).toEqual(rows.map(([name]) => name).sort());
});

describeRows((name) => ALWAYS.includes(name));
