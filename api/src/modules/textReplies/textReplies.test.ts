import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { listOptedOut } from './index.ts';
import { createTakeReply } from './takeReply.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('the last word of a number counts, however often an earlier one is told', async () => {
  const { database, clock } = testApp;
  const take = createTakeReply({ db: database.db, clock });
  const numbers = ['+12025550101', '+12025550102', '+14165550103'];
  const optedOut = () => listOptedOut(database.db, numbers);
  const stop = { messageId: 'SM1', number: '+12025550101', word: 'STOP' } as const;
  expect(await take(stop)).toBe(true);
  await take({ messageId: 'SM2', number: '+14165550103', word: 'STOP' });
  expect((await optedOut()).toSorted()).toEqual(['+12025550101', '+14165550103']);
  await take({ messageId: 'SM3', number: '+12025550101', word: 'START' });
  expect(await take(stop)).toBe(false);
  expect(await optedOut()).toEqual(['+14165550103']);
  expect(await listOptedOut(database.db, [])).toEqual([]);
});
