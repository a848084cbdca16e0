import type { ErrorBody } from '@portal/shared/contract/common';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { HeaderImage } from '@portal/shared/contract/headerImages';
import { HEADER_IMAGE } from '@portal/shared/domain/templates/headerImage';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { buildGif, buildJpeg, buildPng } from '../../../testing/buildImage.ts';
import { buildTemplateBody } from '../../../testing/templateCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await buildShop(testApp.db, { authorities: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] });
  call = await testApp.signIn(shop.buyer.email);
});

const send = (payload: Buffer, query = '') =>
  call({
    method: 'POST',
    url: `/api/images${query}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  });
const stored = async (payload: Buffer): Promise<string> => (await send(payload)).json<HeaderImage>().logoUrl;
/** Width and height, as the header of a PNG says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('is drawn anew in two sizes, and shown to everybody for ever', async () => {
  const png = buildPng(1000, 600, { note: 'Secret note' });
  const logoUrl = await stored(png);
  expect(logoUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
  expect(await stored(png)).toBe(logoUrl);
  const shown = await testApp.app.inject(logoUrl);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  });
  expect(sizeOf(shown.rawPayload)).toEqual([650, 150]);
  const large = (await testApp.app.inject(`${logoUrl}?scale=2`)).rawPayload;
  expect(sizeOf(large)).toEqual([1300, 300]);
  expect(large.includes('Secret note')).toBe(false);
  expect((await testApp.app.inject(`/api/images/${'0'.repeat(64)}`)).statusCode).toBe(404);
});

it.each<[string, Buffer, string, string]>([
  ['an SVG with the name of another', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '', 'type'],
  ['nothing', Buffer.alloc(0), '', 'type'],
  ['an image that is cut off', buildPng(800, 200).subarray(0, 200), '', 'broken'],
  ['more pixels than are taken', buildPng(6_000, 5_000, { isEmpty: true }), '', 'tooManyPixels'],
  ['too few pixels', buildPng(640, 150), '', 'tooSmall'],
  ['a part with too few pixels', buildPng(1_300, 300), '?left=0&top=0&width=40', 'tooSmall'],
  ['more scans than are drawn', buildJpeg(101), '', 'unsafe'],
  ['as many scans as are drawn, of a damaged image', buildJpeg(100), '', 'broken'],
  ['several frames', buildGif(650, 150, 2), '', 'animated'],
])('refuses %s at the image', async (_what, payload, query, rule) => {
  const response = await send(payload, query);
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field: 'image', i18nKey: `error.image.${rule}` }]);
});

it('refuses what is larger than 5 MB, and images an hour without end', async () => {
  expect((await send(Buffer.alloc(HEADER_IMAGE.bytes * 2))).statusCode).toBe(413);
  await testApp.db
    .insertInto('rate_limits')
    .values({
      key: `images:${shop.platform.id}:${shop.buyer.id}`,
      hits: 60,
      resets_at: new Date(testApp.clock.now().getTime() + 60_000),
    })
    .execute();
  expect((await send(buildPng(650, 150))).statusCode).toBe(429);
});

it('is the only address that a template takes, with a text beside it, and is kept while a version shows it', async () => {
  const owner = { customerIdentifier: shop.customer.identifier, accountIdentifier: shop.account.identifier };
  const [logoUrl, unused] = [await stored(buildPng(650, 150)), await stored(buildPng(700, 200))];
  const create = (logo: Partial<EmailTemplate>) =>
    call({
      method: 'POST',
      url: '/api/email-templates',
      payload: { ...buildTemplateBody(owner), templateAccess: 'PLATFORM', accessPlaces: [], ...logo },
    });
  for (const [wrong, field, key] of [
    [{ logoUrl: 'https://elsewhere.example/logo.png', logoAltText: 'Logo' }, 'logoUrl', 'error.image.gone'],
    [{ logoUrl: `/api/images/${'0'.repeat(64)}`, logoAltText: 'Logo' }, 'logoUrl', 'error.image.gone'],
    [{ logoUrl, logoAltText: ' ' }, 'logoAltText', 'error.image.altRequired'],
  ] as const)
    expect((await create(wrong)).json()).toMatchObject({ status: 400, fields: [{ field, i18nKey: key }] });
  const author = (await create({ logoUrl, logoAltText: 'Spring' })).json<EmailTemplate>();
  expect(author).toMatchObject({ logoUrl, logoAltText: 'Spring' });
  await testApp.tidyUp(testApp.clock.now());
  expect((await testApp.app.inject(unused)).statusCode).toBe(200);
  await testApp.tidyUp(new Date(testApp.clock.now().getTime() + DAY_MS + 1));
  expect((await testApp.app.inject(logoUrl)).statusCode).toBe(200);
  expect((await testApp.app.inject(unused)).statusCode).toBe(404);
});
