import type { ErrorBody } from '@portal/shared/contract/common';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { TEMPLATE_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { SETTINGS } from '@portal/shared/domain/settings';
import { TEMPLATE_CHECKS } from '@portal/shared/domain/templates/templateRules';
import { openCart, order } from '../../testing/cartCalls.ts';
import { buildUser } from '../../testing/builders.ts';
import { buildCatalogue, buildShop, buildTemplate } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { rewardMailHtml } from '../rewardMails/rewardMailHtml.ts';
import { readRewardMailRows } from '../rewardMails/rewardMailReadModel.ts';
import { toRewardMail } from '../rewardMails/toRewardMail.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db);
  await buildTemplate(testApp.db, {
    etid: 'E000007',
    platform_id: shop.platform.id,
    locale: 'fr',
    message_block: 'Bravo {{recipient_name}} !\n{{message}}',
    closing_message: 'À bientôt',
    primary_color: '#aa0055',
  });
  await buildTemplate(testApp.db, { etid: 'E000008', platform_id: (await buildShop(testApp.db)).platform.id });
  call = await testApp.signIn(shop.buyer.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const body = (overrides: object = {}) => ({
  accountIdentifier: shop.account.identifier,
  utid: 'UVARIABLE',
  amount: '25',
  recipient: { firstName: '花子', lastName: '山田' },
  deliveryTemplate: {
    etid: 'E000007',
    senderName: 'The {team}',
    subject: '{foo} for {{recipient_name}}',
    message: 'Merci <b>{{x}}',
  },
  ...overrides,
});
const preview = (payload: object, by = call) => by({ method: 'POST', url: '/api/email-templates/preview', payload });

it('draws the mail that will be sent: the same document but for link and reference', async () => {
  const { language, subject, from, html } = (await preview(body())).json<MailPreview>();
  expect({ language, subject, from }).toEqual({
    language: 'fr',
    subject: '{foo} for 山田 花子',
    from: { name: 'The {team}', address: testApp.env.mailFrom },
  });
  const { utid, amount, recipient: person, deliveryTemplate } = body();
  const recipient = { ...person, email: 'hanako@example.com', address: undefined };
  const placed = await order(call, shop.account.identifier, [
    { utid, amount, quantity: 1, recipient, deliveryTemplate },
  ]);
  const orderId = BigInt(placed.orderId);
  const { credentialKey } = testApp.env;
  const issuing = {
    ...testApp,
    db: testApp.database.db,
    credentialKey,
    mailHost: 'portal.example',
    enqueueAll: testApp.jobs.enqueueAll,
    provider: testApp.issuer.provider,
  };
  await issueOrder(issuing, { platformId: shop.platform.id, id: orderId });
  const outbox = await testApp.db
    .selectFrom('outbox')
    .innerJoin('order_lines', 'order_lines.id', 'outbox.order_line_id')
    .select('outbox.id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [row] = await readRewardMailRows(testApp.database.db, shop.platform.id, [outbox.id]);
  if (!row) throw new Error('No mail was written');
  const sent = rewardMailHtml(toRewardMail(row, testApp.env));
  const plain = (text: string) =>
    text.replaceAll(/https:\/\/portal\.example\/r\/[^"<]+/g, 'LINK').replaceAll(/R[A-Z]\d{6}-[\d-]+/g, 'REFERENCE');
  expect(plain(html)).toBe(plain(sent));
});

it('is shown whole by Gmail, up to 102 KB, also with the longest texts and each placeholder as often as it may stand', async () => {
  const { messageLength, closingLength, supportLength } = SETTINGS.templates;
  const tags = TEMPLATE_PLACEHOLDERS.map((tag) => `{{${tag}}}`.repeat(3)).join('');
  const longest = (length: number, text = '') => `${text}${'"'.repeat(length - text.length)}`;
  const texts = {
    message_block: longest(messageLength, tags),
    closing_message: longest(closingLength, '{{message}}'.repeat(3)),
    customer_support_message: longest(supportLength, '{{message}}'.repeat(3)),
  };
  expect(TEMPLATE_CHECKS.message(texts.message_block)).toBeNull();
  await buildTemplate(testApp.db, { etid: 'E000009', platform_id: shop.platform.id, ...texts });
  const name = '花'.repeat(SETTINGS.recipients.nameLength);
  const { html } = (
    await preview(
      body({
        recipient: { firstName: name, lastName: name },
        deliveryTemplate: { etid: 'E000009', senderName: name, message: longest(SETTINGS.orders.messageLength) },
      }),
    )
  ).json<MailPreview>();
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
});

it('greets nobody by name before one is typed', async () => {
  const { html, subject } = (await preview(body({ recipient: {} }))).json<MailPreview>();
  expect(html).toContain('Bonjour');
  expect(subject).toBe('{foo} for');
});

it.each([
  ['utid', { utid: 'UNOTHING' }, 'error.item.notFound'],
  ['amount', { amount: '0.001' }, 'error.amount.decimals'],
  ['deliveryTemplate.etid', { deliveryTemplate: { etid: 'E000008' } }, 'error.etid.invalid'],
])('refuses another platform’s and unknown things: %s', async (field, change, i18nKey) => {
  const response = await preview(body(change));
  expect(response.statusCode).toBe(422);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field, i18nKey }]);
});

it.each([
  { recipient: { firstName: '{first}', lastName: 'Byron' } },
  { recipient: { firstName: 'Ana', lastName: 'By<ron' } },
  { recipient: { firstName: 'a'.repeat(101) } },
  { recipient: { firstName: 'Ana "MJ"\u0007' } },
  { recipient: { firstName: 'Ana' }, deliveryTemplate: { etid: 'E000007', senderName: '<b>' } },
  { recipient: { firstName: 'Ana' }, deliveryTemplate: { etid: 'E000007', senderName: 'Bo', subject: '<i>' } },
  { recipient: { firstName: 'Ana' }, deliveryTemplate: { etid: 'E000007', senderName: 'Bo', subject: '{{foo}}' } },
  { recipient: { firstName: 'Ana' }, deliveryTemplate: { etid: 'E000007', senderName: 'Bo', message: 'x\u0007' } },
])('refuses the texts that an order refuses, at the same field for the same reason: %j', async (texts) => {
  const { utid, amount, recipient, deliveryTemplate } = body(texts);
  const shown = await preview(body(texts));
  const cartId = await openCart(call, shop.account.identifier, []);
  const line = { utid, amount, quantity: 1, recipient: { ...recipient, email: 'ana@example.com' }, deliveryTemplate };
  const ordered = await call({
    method: 'PUT',
    url: `/api/shopping-carts/${cartId}/line-items`,
    payload: { lineItems: [line] },
  });
  expect(shown.statusCode).toBe(422);
  expect(ordered.statusCode).toBe(422);
  const [refused] = ordered.json<ErrorBody>().fields ?? [];
  expect(shown.json<ErrorBody>().fields).toEqual([{ ...refused, field: refused?.field.replace('lineItems[0].', '') }]);
});

it('takes quotation marks in names, like an order', async () => {
  const recipient = { firstName: 'Mary "MJ"', lastName: 'O’Neill' };
  const shown = await preview(body({ recipient }));
  expect(shown.json<MailPreview>().subject).toBe('{foo} for Mary "MJ" O’Neill');
});

it('is for those who may order, from accounts that they see', async () => {
  const other = await testApp.signIn((await buildShop(testApp.db)).buyer.email);
  expect((await preview(body(), other)).statusCode).toBe(404);
  const reader = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    authorities: ['IS_LOGGED_IN'],
  });
  expect((await preview(body(), await testApp.signIn(reader.email))).statusCode).toBe(403);
});
