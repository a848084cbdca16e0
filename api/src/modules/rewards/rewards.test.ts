import { endOfLastDay } from '@portal/shared/domain/ordering/lastDay';
import { open, seal } from '../../crypto/seal.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
let token: string;
let rewardId: bigint;
let cardNumber: string;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  const { orderKey } = await buildPlacedOrder(testApp, [
    buildLineBody({
      recipient: {
        firstName: '花子',
        lastName: '山田',
        email: 'h@recipient.example',
        mobileNumber: null,
        address: undefined,
      },
    }),
  ]);
  await issueOrder(
    {
      db: testApp.database.db,
      clock: testApp.clock,
      credentialKey: testApp.env.credentialKey,
      mailHost: 'portal.example',
      enqueueAll: testApp.jobs.enqueueAll,
      provider: testApp.issuer.provider,
    },
    orderKey,
  );
  const reward = await testApp.db.selectFrom('rewards').selectAll().executeTakeFirstOrThrow();
  rewardId = reward.id;
  token = open(testApp.env.credentialKey, reward.token_encrypted);
  cardNumber =
    /"CARD_NUMBER":"(\d+)"/.exec(open(testApp.env.credentialKey, reward.credentials_encrypted))?.[1] ?? 'none';
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const page = (query = '', headers = {}) => testApp.app.inject({ method: 'GET', url: `/r/${token}${query}`, headers });
const setReward = (values: { status?: string; expires_at?: Date | null; credentials_encrypted?: string }) =>
  testApp.db.updateTable('rewards').set(values).where('id', '=', rewardId).execute();

it('shows value, sender, message and codes, is never indexed, kept or told to other sites', async () => {
  const response = await page();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  for (const text of [
    '山田 花子, Grace sent you a reward',
    '$25.00',
    'Thank you',
    'Harbour Books',
    `data-copy="${cardNumber}"`,
    'role="img" aria-label="QR code"',
  ]) {
    expect(response.body).toContain(text);
  }
  expect(cardNumber).toMatch(/^9\d{15}$/);
});

it('offers to use it: leads to the codes and copies the number, or leads to the redemption address', async () => {
  expect((await page()).body).toContain(`<a class="use" href="#codes" data-copy="${cardNumber}">Use it now</a>`);
  const { credentials_encrypted: sealed } = await testApp.db
    .selectFrom('rewards')
    .select('credentials_encrypted')
    .where('id', '=', rewardId)
    .executeTakeFirstOrThrow();
  const address = JSON.stringify({ REDEMPTION_URL: 'https://brand.example/use?a=1&b=2' });
  await setReward({ credentials_encrypted: seal(testApp.env.credentialKey, address) });
  const { body } = await page('?lang=fr');
  await setReward({ credentials_encrypted: sealed, status: 'REDEEMED' });
  expect(body).toContain(
    '<a class="use" href="https://brand.example/use?a=1&amp;b=2" rel="noopener noreferrer">L’utiliser maintenant</a>',
  );
  expect((await page()).body).not.toContain('class="use"');
  await setReward({ status: 'ACTIVE' });
});

it('writes the first look down once', async () => {
  const first = await testApp.db
    .selectFrom('rewards')
    .select('first_viewed_at')
    .where('id', '=', rewardId)
    .executeTakeFirst();
  testApp.clock.advance(60_000);
  await page();
  expect(
    await testApp.db.selectFrom('rewards').select('first_viewed_at').where('id', '=', rewardId).executeTakeFirst(),
  ).toEqual(first);
  const audit = await testApp.db.selectFrom('audit_log').select('id').where('action', '=', 'reward.viewed').execute();
  expect(audit).toHaveLength(1);
});

it('speaks the language asked for, else the browser’s, else English', async () => {
  expect((await page('?lang=ja', { 'accept-language': 'fr' })).body).toContain(
    '山田 花子 様、Grace 様からギフトが届きました',
  );
  expect((await page('', { 'accept-language': 'de, es-MX;q=0.8, en;q=0.5' })).body).toContain('<html lang="es">');
  expect((await page('?lang=xx', { 'accept-language': 'tlh' })).body).toContain('<html lang="en">');
});

it.each([
  ['FROZEN', 'On hold'],
  ['CANCELLED', 'Canceled'],
  ['EXPIRED', 'Expired'],
])('hides the codes of a reward that is %s and says why', async (status, label) => {
  await setReward({ status });
  const response = await page();
  await setReward({ status: 'ACTIVE' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(label);
  expect(response.body).not.toContain(cardNumber);
});

it('holds until its last day has ended everywhere on earth', async () => {
  await setReward({ expires_at: endOfLastDay('2026-03-01') });
  testApp.clock.advance(-1);
  expect((await page()).body).toContain('Valid through March 1, 2026');
  testApp.clock.advance(1);
  const response = await page();
  await setReward({ expires_at: null });
  expect(response.body).toContain('This reward was valid through March 1, 2026.');
  expect(response.body).not.toContain(cardNumber);
});

it("is drawn in the product's face, which it loads from its own origin", async () => {
  const response = await page();
  expect(response.headers['content-security-policy']).toContain("font-src 'self'");
  const faces = new Set([...response.body.matchAll(/src: url\('([^']+)'\)/g)].map(([, url = '']) => url));
  expect(faces.size).toBe(2);
  for (const url of faces)
    expect((await testApp.app.inject({ method: 'GET', url })).headers['content-type']).toBe('font/woff2');
});

it('takes a link to which a mail program added a slash', async () => {
  const response = await testApp.app.inject({ method: 'GET', url: `/r/${token}/` });
  expect(response.statusCode).toBe(200);
});

it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '<script>', 'x'.repeat(300), 'a/b/c', ''])(
  'answers 404 with a page of its own to the unknown token %s',
  async (unknown) => {
    const response = await testApp.app.inject({ method: 'GET', url: `/r/${encodeURI(unknown)}` });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Reward not found');
    expect(response.headers['x-robots-tag']).toContain('noindex');
  },
);
