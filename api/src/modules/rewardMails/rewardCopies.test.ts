import { open } from '../../crypto/seal.ts';
import type { OutgoingMail } from '../../providers/email/Mailer.ts';
import { buildCatalogue, buildLineBody, buildTemplate } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { sendMails } from '../outbox/sendMails.ts';
import { buildSending } from '../../testing/buildSending.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('sends each copy address a mail of its own, which leads to the line and never to the reward; of texts there are none', async () => {
  const { db, clock, env, jobs } = testApp;
  const { orderId, orderKey, platform, reference } = await buildPlacedOrder(testApp, [
    buildLineBody(),
    buildLineBody(),
  ]);
  const bcc_emails = ['archive@platform.example', 'audit@platform.example'];
  const { etid } = await buildTemplate(db, {
    platform_id: platform.id,
    etid: 'E100001',
    name: 'Thank you',
    bcc_emails,
  });
  await db.updateTable('order_lines').set({ etid }).where('order_id', '=', orderId).execute();
  await db
    .updateTable('order_lines')
    .set({ delivery_method: 'MOBILE', email: null, mobile_number: '+12025550123' })
    .where('order_id', '=', orderId)
    .where('line_number', '=', 2)
    .execute();
  const { credentialKey } = env;
  const issuing = {
    db: testApp.database.db,
    clock,
    provider: testApp.issuer.provider,
    credentialKey,
    mailHost: 'portal.example',
    enqueueAll: jobs.enqueueAll,
  };
  await issueOrder(issuing, orderKey);
  const outbox = await db
    .selectFrom('outbox')
    .select('id')
    .where('platform_id', '=', platform.id)
    .orderBy('id')
    .execute();
  const sent: OutgoingMail[] = [];
  const mailer = {
    send: (mail: OutgoingMail) => {
      sent.push(mail);
      return Promise.resolve({ outcome: 'sent', response: '250' } as const);
    },
    close: () => undefined,
  };
  const mails = outbox.map(({ id }) => ({ platformId: platform.id, id }));
  const send = () => sendMails(buildSending(testApp, mailer), mails);
  const hold = (status: string) =>
    db.updateTable('rewards').set({ status }).where('platform_id', '=', platform.id).execute();
  await hold('FROZEN');
  await send();
  expect(sent).toEqual([]);
  await hold('ACTIVE');
  await send();
  const { token_encrypted } = await db
    .selectFrom('rewards')
    .select('token_encrypted')
    .where('platform_id', '=', platform.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const token = open(credentialKey, token_encrypted);
  const [reward, ...copies] = sent;
  expect(reward?.html).toContain(token);
  expect(copies.map(({ to }) => to.address)).toEqual(bcc_emails);
  for (const copy of copies) {
    expect(copy.subject).toMatch(/^Copy: /);
    expect(copy.text).toContain('Email template: Thank you');
    expect(copy.text).toContain(`/orders/${reference}/1`);
    expect(copy.html + copy.text).not.toContain(token);
  }
});
