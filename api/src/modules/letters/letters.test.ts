import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { open as openSealed } from '../../crypto/seal.ts';
import { buildUser } from '../../testing/builders.ts';
import { BUYER, buildCatalogue } from '../../testing/commerceBuilders.ts';
import { buildIssuedReward, keyOfError } from '../../testing/issuedReward.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { insertPrintTemplate } from '../printTemplates/index.ts';

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

/** An issued reward of 25.00 USD, and who may see its codes. */
async function buildReward() {
  const placed = await buildIssuedReward(testApp);
  const { email } = await buildUser(testApp.db, {
    platform_id: placed.platformId,
    organization_access: true,
    authorities: [...BUYER, 'REWARD_CREDENTIALS_ACCESS'],
  });
  const reader = await testApp.signIn(email);
  const print = (by = reader, url = placed.url) => by({ method: 'POST', url: `${url}/print` });
  return { ...placed, print };
}

/** Makes the line of a reward one that is printed. */
const mail = (platformId: bigint, ptid = 'P000000') =>
  testApp.db
    .updateTable('order_lines')
    .set({
      delivery_method: 'MAILED',
      email: null,
      ptid,
      print_template_version: 1,
      to_name: 'Our dear Ada',
      from_name: 'Grace and all of us',
      message: 'You made this year a good one.',
      address: JSON.stringify({
        companyName: null,
        streetLine1: '1 Market Street',
        streetLine2: null,
        city: 'San Francisco',
        stateOrProvince: 'CA',
        postalCode: '94105',
        country: 'US',
      }),
    })
    .where('platform_id', '=', platformId)
    .execute();

it('is printed again with the link of its reward, by those who may see codes, and recorded', async () => {
  const { platformId, rewardId, caller, reference, print } = await buildReward();
  expect(keyOfError(await print())).toBe('error.letter.none');
  await mail(platformId);
  expect((await print(caller)).statusCode).toBe(403);
  const response = await print();
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="letter-${reference}-1.pdf"`,
  });
  const { token_encrypted } = await testApp.db
    .selectFrom('rewards')
    .select('token_encrypted')
    .where('id', '=', rewardId)
    .executeTakeFirstOrThrow();
  const { pages } = await readPdf(response.rawPayload);
  expect(pages[0]).toContain('Ada Lovelace\n1 Market Street\nSan Francisco, CA 94105');
  expect(pages[0]).toContain('$25.00');
  expect(pages[0]).toContain(`portal.example/r/${openSealed(testApp.env.credentialKey, token_encrypted)}`);
  expect(pages[1]).toContain(
    'A reward for you\nTo\nOur dear Ada\nYou made this year a good one.\nFrom\nGrace and all of us',
  );
  expect((await print()).rawPayload.equals(response.rawPayload)).toBe(true);
  const audited = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('platform_id', '=', platformId)
    .where('action', '=', 'reward.letterPrinted')
    .execute();
  expect(audited).toHaveLength(2);
});

it('says what its template said when the reward was ordered, and keeps the template while it waits', async () => {
  const { platformId, reference, print } = await buildReward();
  const content = { name: 'Thank-you letter', background_color: '#0a7', letter_head_title: 'As it was' };
  const key = { platformId, identifier: 'P7K2QX', templateAccess: 'PLATFORM' };
  await insertPrintTemplate(testApp.db, key, content, { by: null, at: testApp.clock.now() });
  await mail(platformId, 'P7K2QX');
  const { email } = await buildUser(testApp.db, {
    platform_id: platformId,
    organization_access: true,
    authorities: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
  });
  const url = '/api/print-templates/P7K2QX';
  const editor = await testApp.signIn(email);
  const template = (await editor({ method: 'GET', url })).json<PrintTemplate>();
  const changed = await editor({ method: 'PUT', url, payload: { ...template, letterHeadTitle: 'As it is' } });
  expect(changed.json()).toMatchObject({ version: 2, letterHeadTitle: 'As it is' });
  expect((await readPdf((await print()).rawPayload)).pages[1]).toContain('As it was');
  expect(keyOfError(await editor({ method: 'DELETE', url }))).toBe('error.template.inUse');
  expect((await editor({ method: 'GET', url: `${url}/uses` })).json()).toEqual([
    { kind: 'ORDER', name: reference, reference },
  ]);
});

it('is not printed once its reward ended or is on hold, nor for anybody else', async () => {
  const { platformId, rewardId, url, print } = await buildReward();
  const other = await buildReward();
  await mail(platformId);
  expect((await other.print(undefined, url)).statusCode).toBe(404);
  const stateOf = async (values: { status: string; is_live?: boolean }) => {
    await testApp.db.updateTable('rewards').set(values).where('id', '=', rewardId).execute();
    return keyOfError(await print());
  };
  expect(await stateOf({ status: 'FROZEN' })).toBe('error.letter.frozen');
  expect(await stateOf({ status: 'CANCELLED' })).toBe('error.letter.ended');
  expect(await stateOf({ status: 'ACTIVE', is_live: false })).toBe('error.letter.notIssued');
});
