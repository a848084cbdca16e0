import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { MailPreview } from '@portal/shared/contract/mailPreview';
import type { TestMailBody } from '@portal/shared/contract/testMails';
import { sendMails } from '../outbox/sendMails.ts';
import type { OutgoingMail } from '../../providers/email/Mailer.ts';
import { buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { buildTemplateBody } from '../../testing/templateCalls.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { buildSending } from '../../testing/buildSending.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example', mailFromDomains: ['mail.platform.example'] });
  await testApp.jobs.start();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});
beforeEach(async () => {
  shop = await buildShop(testApp.db, { authorities: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] });
  call = await testApp.signIn(shop.buyer.email);
});

const bodyOf = () => ({
  ...buildTemplateBody({
    customerIdentifier: shop.customer.identifier,
    accountIdentifier: shop.account.identifier,
  }),
  templateAccess: 'PLATFORM' as const,
  accessPlaces: [],
});
const test = (etid: string, body: Partial<TestMailBody>) =>
  call({ method: 'POST', url: `/api/email-templates/${etid}/test-mails`, payload: body });
const create = async (body: object): Promise<EmailTemplate> =>
  (await call({ method: 'POST', url: '/api/email-templates', payload: body })).json<EmailTemplate>();

/** The mails that the organisation's users cause, as they go out. */
async function sentMails(): Promise<readonly OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const mailer = {
    send: (mail: OutgoingMail) => {
      sent.push(mail);
      return Promise.resolve({ outcome: 'sent', response: '250' } as const);
    },
    close: () => undefined,
  };
  const { db } = testApp.database;
  const rows = await db.selectFrom('outbox').select('id').where('platform_id', '=', shop.platform.id).execute();
  const mails = rows.map(({ id }) => ({ platformId: shop.platform.id, id }));
  await sendMails(buildSending(testApp, mailer), mails);
  return sent;
}

it('goes to oneself and colleagues as the preview shows it, and leads to a page without a reward', async () => {
  const { email } = await buildUser(testApp.db, { platform_id: shop.platform.id });
  const template = { ...bodyOf(), fromEmailAddress: 'thanks@mail.platform.example', subject: 'Merci' };
  const { id } = await create(template);
  const recipientEmails = [shop.buyer.email, email];
  expect((await test(id, { recipientEmails })).json()).toEqual({ recipientEmails });
  const preview = await call({ method: 'POST', url: '/api/email-templates/preview/template', payload: template });
  const { html, text } = preview.json<MailPreview>();
  const mails = await sentMails();
  expect(mails.map(({ to }) => to.address)).toEqual(recipientEmails);
  expect(mails[0]).toMatchObject({
    subject: '[Test] Merci',
    from: { name: 'Alder', address: 'thanks@mail.platform.example' },
    html,
    text,
  });
  expect(text).toContain('https://portal.example/r/sample');
  const page = await testApp.app.inject('/r/sample?lang=fr');
  expect(page.body).toContain('exemple issu d’un e-mail de test');
});

it('shows what is written and not saved yet, or the standard template', async () => {
  const { email } = shop.buyer;
  await test('E000000', { recipientEmails: [email], template: { ...bodyOf(), subject: 'Not saved' } });
  await test('E000000', { recipientEmails: [email] });
  expect((await sentMails()).map(({ subject }) => subject)).toEqual([
    '[Test] Not saved',
    '[Test] Ana Martins, your Harbour Books is here',
  ]);
});

it('goes to nobody outside the organisation, from no foreign address, and of no template of others', async () => {
  const stranger = await buildShop(testApp.db);
  const { email } = shop.buyer;
  expect((await test('E000000', { recipientEmails: [stranger.buyer.email] })).json()).toMatchObject({
    status: 400,
    fields: [
      { field: 'recipientEmails', i18nKey: 'error.template.testRecipient', values: { email: stranger.buyer.email } },
    ],
  });
  const template = { ...bodyOf(), fromEmailAddress: 'ceo@bank.example' };
  const refused = { field: 'fromEmailAddress', i18nKey: 'error.template.fromDomain' };
  for (const response of [
    await test('E000000', { recipientEmails: [email], template }),
    await call({ method: 'POST', url: '/api/email-templates', payload: template }),
  ])
    expect(response.json()).toMatchObject({ status: 400, fields: [refused] });
  expect((await test('E999999', { recipientEmails: [email] })).statusCode).toBe(404);
  expect(await sentMails()).toEqual([]);
});

it('is sent twenty times an hour, and not while the organisation is under review', async () => {
  const { email } = shop.buyer;
  await testApp.db
    .insertInto('rate_limits')
    .values({
      key: `testMails:${shop.platform.id}:${shop.buyer.id}`,
      hits: 19,
      resets_at: new Date(testApp.clock.now().getTime() + 60_000),
    })
    .execute();
  expect((await test('E000000', { recipientEmails: [email] })).statusCode).toBe(201);
  expect((await test('E000000', { recipientEmails: [email] })).statusCode).toBe(429);
  await testApp.db
    .updateTable('platforms')
    .set({ kyb_status: 'UNDER_REVIEW' })
    .where('id', '=', shop.platform.id)
    .execute();
  expect((await test('E000000', { recipientEmails: [email] })).json()).toMatchObject({
    status: 403,
    i18nKey: 'error.template.underReview',
  });
});
