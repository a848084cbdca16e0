import type { ErrorBody } from '@portal/shared/contract/common';
import type { ChangedUserRows, UserFile, UserFileRow } from '@portal/shared/contract/userFiles';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { cutOff } from '../../testing/cutOff.ts';
import { buildTeam, mailsTo, type Team } from '../../testing/teamFixture.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { sendUserFile, userFileOf } from '../../testing/userFileCalls.ts';
import { uploadBytes, uploadCase } from '../../testing/uploadFixture.ts';
import { createNotices } from '../outbox/index.ts';
import { createInviteUser } from '../team/index.ts';
import { createInviteUsersWorker } from './inviteUsersWorker.ts';

const DAY = 24 * 60 * 60_000;
const HEADINGS = userFileOf();

let testApp: TestApp;
let team: Team;
let admin: Call;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
});
beforeEach(async () => {
  team = await buildTeam(testApp);
  admin = await testApp.signIn(team.administrator.email);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const sent = async (bytes: Buffer | string, fileName?: string): Promise<UserFile> =>
  (await sendUserFile(admin, bytes, fileName)).json<UserFile>();
const urlOf = ({ fileId }: UserFile, rest = ''): string => `/api/users/files/${fileId}${rest}`;
const read = async (file: UserFile): Promise<UserFile> =>
  (await admin({ method: 'GET', url: urlOf(file) })).json<UserFile>();
const rowsOf = async (file: UserFile, rest = '/rows'): Promise<UserFileRow[]> =>
  (await admin({ method: 'GET', url: urlOf(file, rest) })).json<UserFileRow[]>();
const correct = (file: UserFile, ...changes: readonly (readonly [rowNumber: number, field: string, value: string])[]) =>
  admin({
    method: 'PATCH',
    url: urlOf(file, '/rows'),
    payload: { changes: changes.map(([rowNumber, field, value]) => ({ rowNumber, field, value })) },
  });
const approve = (file: UserFile, rowNumber: number) =>
  admin({ method: 'PUT', url: urlOf(file, '/moves'), payload: { moves: [{ rowNumber, isApproved: true }] } });
const confirm = (file: UserFile, version: number, by = admin) =>
  by({
    method: 'POST',
    url: urlOf(file, '/confirm'),
    payload: { version },
    headers: { 'idempotency-key': `confirm-${file.fileId}-${version}` },
  });
const errorsOf = (rows: readonly UserFileRow[]): string[] =>
  rows.flatMap(({ rowNumber, errors }) =>
    errors.map(({ field, i18nKey }) => `${rowNumber} ${field ?? '-'} ${i18nKey}`),
  );
const keyOf = (response: { json: () => ErrorBody }) => [response.json().status, response.json().i18nKey];

/** The groups, accounts and people that the samples name. */
async function buildSampleTeam() {
  const { db } = testApp;
  const platform_id = team.platform.id;
  const one = await buildCustomer(db, { platform_id, identifier: 'G10001' });
  const two = await buildCustomer(db, { platform_id, identifier: 'G10002' });
  await buildAccount(db, { platform_id, customer_id: one.id, identifier: 'A10001' });
  await buildAccount(db, { platform_id, customer_id: one.id, identifier: 'A10002' });
  await buildAccount(db, { platform_id, customer_id: two.id, identifier: 'A20001' });
  await buildUser(db, { platform_id, email: 'nora.present@example.com' });
  const elsewhere = await buildTeam(testApp);
  await buildUser(db, { platform_id: elsewhere.platform.id, email: 'omar.elsewhere@example.org' });
}

const runJob = ({ fileId }: UserFile) => {
  const { db, clock, env, jobs, database } = testApp;
  const sendNotice = createNotices(jobs.enqueue, env.publicUrl);
  const worker = createInviteUsersWorker({
    db: database.db,
    clock,
    enqueue: jobs.enqueue,
    sendNotice,
    inviteUser: createInviteUser({ db, clock, sendNotice, credentialKey: env.credentialKey }),
  });
  return worker.handle([{ platformId: String(team.platform.id), fileId }]);
};
const usersOf = () =>
  testApp.db
    .selectFrom('users')
    .select(['email', 'status'])
    .where('platform_id', '=', team.platform.id)
    .where('status', 'in', ['INVITED', 'MOVING'])
    .orderBy('email')
    .execute();

it('each wrong cell of the sample says why; one is mended, a move is approved, the rest comes back with reasons', async () => {
  await buildSampleTeam();
  const expected = uploadCase('d19');
  const file = await sent(uploadBytes(expected.file), expected.uploadName);
  expect(file).toMatchObject({ total: 13, wrong: 9, invitations: 3, moves: 0, movesOpen: 1, state: 'CHECKED' });
  const rows = await rowsOf(file);
  const wrong = rows.flatMap(({ rowNumber, errors }) => errors.map(({ field }) => [rowNumber, field]));
  expect(wrong).toEqual(expected.rowErrors.map(({ row, field }) => [row, field]));
  expect(rows.flatMap(({ rowNumber, isMove }) => (isMove ? [rowNumber] : []))).toEqual([10]);
  expect(errorsOf(await rowsOf(file, '/rows?only=wrong')).slice(-2)).toEqual([
    '12 firstName error.name.tooLong',
    '13 firstName error.name.required',
  ]);

  const { file: mended, rows: changed } = (
    await correct(file, [5, 'email', 'zara.fifth@example.com'])
  ).json<ChangedUserRows>();
  expect([mended.wrong, mended.invitations, errorsOf(changed)]).toEqual([8, 4, []]);
  const ready = (await approve(file, 10)).json<UserFile>();
  expect(ready).toMatchObject({ invitations: 4, moves: 1, movesOpen: 0 });
  expect(await usersOf()).toEqual([]);
  expect(keyOf(await confirm(file, mended.version))).toEqual([409, 'error.userFile.changed']);

  const confirmed = await confirm(file, ready.version);
  expect([confirmed.statusCode, confirmed.json<UserFile>()]).toMatchObject([202, { state: 'INVITING', waiting: 5 }]);
  expect(keyOf(await correct(file, [1, 'role', 'admin']))).toEqual([409, 'error.userFile.confirmed']);
  expect(await runJob(file)).toEqual([{ done: true }]);
  expect(await read(file)).toMatchObject({ state: 'DONE', invited: 4, asked: 1, failed: 0, wrong: 8 });
  expect(await usersOf()).toEqual([
    { email: 'clara.tenth@example.com', status: 'INVITED' },
    { email: 'omar.elsewhere@example.org', status: 'MOVING' },
    { email: 'una.first@example.com', status: 'INVITED' },
    { email: 'viktor.second@example.com', status: 'INVITED' },
    { email: 'zara.fifth@example.com', status: 'INVITED' },
  ]);
  const rejects = await rowsOf(file, '/rejects');
  expect(rejects.map(({ rowNumber }) => rowNumber)).toEqual([3, 4, 6, 7, 8, 9, 12, 13]);
  const mails = await mailsTo(testApp, team.platform.id, team.administrator.id);
  expect(mails.map(({ subject }) => subject)).toEqual([`The users of ${expected.uploadName} have been invited`]);
  expect(mails[0]?.text).toContain(`/users/upload/${file.fileId}`);
});

it('the job goes on after it was cut off, and invites nobody twice', async () => {
  const file = await sent(
    userFileOf(...['ada', 'bola', 'chi'].map((name) => `${name}@new.example,Ada,Levi,standard,,yes,,`)),
  );
  await confirm(file, file.version);
  await expect(cutOff('user-invited:2', () => runJob(file))).resolves.toMatchObject([{ retry: 'killed' }]);
  expect(await usersOf()).toHaveLength(1);
  await Promise.all([runJob(file), runJob(file)]);
  expect((await usersOf()).map(({ email }) => email)).toEqual([
    'ada@new.example',
    'bola@new.example',
    'chi@new.example',
  ]);
  expect(await mailsTo(testApp, team.platform.id, team.administrator.id)).toHaveLength(1);
});

it('what is no longer right when the job comes to it fails with its reason, and so does all without the right', async () => {
  const file = await sent(
    userFileOf('dana@new.example,Dana,Levi,standard,,yes,,', 'emi@new.example,Emi,Levi,standard,,yes,,'),
  );
  await confirm(file, file.version);
  await buildUser(testApp.db, { platform_id: team.platform.id, email: 'dana@new.example' });
  await runJob(file);
  expect(await read(file)).toMatchObject({ state: 'DONE', invited: 1, failed: 1 });
  expect(errorsOf(await rowsOf(file, '/rejects'))).toEqual(['1 email error.user.member']);

  const other = await sent(userFileOf('finn@new.example,Finn,Levi,standard,,yes,,'));
  const cannot = (status: string) =>
    testApp.db.updateTable('users').set({ status }).where('id', '=', team.administrator.id).execute();
  await confirm(other, other.version);
  await cannot('DEACTIVATED');
  await runJob(other);
  await cannot('ACTIVATED');
  admin = await testApp.signIn(team.administrator.email);
  expect(errorsOf(await rowsOf(other, '/rejects'))).toEqual(['1 - error.forbidden']);
});

it.each([
  [uploadBytes('d20-users-missing-column.xlsx'), 'd20.xlsx', 'error.file.missingColumn', 'Role'],
  [`${HEADINGS},EMAIL\r\na@b.example`, 'twice.csv', 'error.file.duplicateHeader', 'EMAIL'],
  [uploadBytes('d15-empty.csv'), 'd15.csv', 'error.file.empty', undefined],
  [HEADINGS, 'headings.csv', 'error.file.empty', undefined],
  ['%PDF-1.7', 'renamed.xlsx', 'error.file.unreadable', undefined],
  [HEADINGS, 'people.xls', 'error.file.extension', undefined],
  [
    userFileOf(...Array.from({ length: USER_FILE_LIMITS.rows + 1 }, () => 'a@b.example')),
    'many.csv',
    'error.file.tooManyRows',
    undefined,
  ],
])('a file that is not taken is named with its reason (%#)', async (bytes, name, i18nKey, place) => {
  const response = await sendUserFile(admin, bytes, name);
  expect(keyOf(response)).toEqual([422, i18nKey]);
  expect(response.json<ErrorBody>().values?.['place']).toBe(place);
  expect((await admin({ method: 'GET', url: '/api/users/files' })).json()).toEqual([]);
});

it('how often one hears that an address belongs elsewhere is limited, and rows beyond say when', async () => {
  const there = await buildTeam(testApp);
  const { accountDisclosuresAnHour: limit } = SERVER_SETTINGS.team;
  const emails = Array.from({ length: limit + 1 }, (_one, index) => `there${index}@elsewhere.example`);
  for (const email of emails) await buildUser(testApp.db, { platform_id: there.platform.id, email });
  const file = await sent(
    userFileOf(...[...emails, 'free@new.example'].map((email) => `${email},A,B,standard,,yes,,`)),
  );
  expect(file).toMatchObject({ movesOpen: limit, wrong: 2, later: 2, invitations: 0 });
  expect(errorsOf(await rowsOf(file, '/rows?only=wrong'))).toEqual([
    `${limit + 1} email error.userRow.later`,
    `${limit + 2} email error.userRow.later`,
  ]);
  testApp.clock.advance(SERVER_SETTINGS.team.windowMs);
  admin = await testApp.signIn(team.administrator.email);
  expect((await correct(file)).json<ChangedUserRows>().file).toMatchObject({ later: 0, invitations: 1 });
});

it('an address that is first taken and then free, and repeats, are judged with every change', async () => {
  const file = await sent(
    userFileOf(
      'gus@new.example,Gus,A,standard,,yes,,',
      'GUS@new.example,Gus,B,standard,fr,yes,,',
      'x@y.example,<b>,C,standard,,,,',
    ),
  );
  expect(errorsOf(await rowsOf(file))).toEqual([
    '2 email error.userRow.repeated',
    '3 firstName error.name.characters',
    '3 groups error.userRow.noAccess',
  ]);
  const { rows } = (await correct(file, [1, 'email', 'hal@new.example'])).json<ChangedUserRows>();
  expect([rows.map(({ rowNumber }) => rowNumber), errorsOf(rows)]).toEqual([[1, 2], []]);
  expect(await read(file)).toMatchObject({ invitations: 2, wrong: 1 });
  expect(keyOf(await correct(file, [9, 'email', 'x']))).toEqual([404, 'error.userFile.rowNotFound']);
  expect(keyOf(await approve(file, 1))).toEqual([409, 'error.userFile.noMove']);
});

it('a file is its sender’s alone for a day, is confirmed with the right and a verified business, and never from nothing', async () => {
  const file = await sent(userFileOf('ivy@new.example,Ivy,A,standard,,yes,,'));
  const colleague = await testApp.signIn(team.groupAdministrator.email);
  expect((await colleague({ method: 'GET', url: urlOf(file) })).statusCode).toBe(404);
  const platform = (kyb_status: string) =>
    testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', team.platform.id).execute();
  await platform('UNDER_REVIEW');
  expect(keyOf(await confirm(file, file.version))).toEqual([403, 'error.user.kyb']);
  expect(keyOf(await sendUserFile(admin, userFileOf('a@b.example')))).toEqual([403, 'error.user.kyb']);
  await platform('APPROVED');
  const without = await sent(userFileOf(',Ivy,A,standard,,yes,,'), 'wrong.csv');
  expect(keyOf(await confirm(without, without.version))).toEqual([422, 'error.userFile.nothing']);
  testApp.clock.advance(DAY);
  admin = await testApp.signIn(team.administrator.email);
  expect((await admin({ method: 'GET', url: urlOf(file) })).statusCode).toBe(404);
});

it('nobody gives what they do not have, each cell says which', async () => {
  const group = await testApp.signIn(team.groupAdministrator.email);
  const file = (
    await sendUserFile(
      group,
      userFileOf(
        'kai@new.example,Kai,A,admin,,no,,',
        'lea@new.example,Lea,A,standard,,yes,,',
        `mia@new.example,Mia,A,standard,,no,${team.otherGroup.identifier},`,
      ),
    )
  ).json<UserFile>();
  const rows = (await group({ method: 'GET', url: urlOf(file, '/rows') })).json<UserFileRow[]>();
  expect(errorsOf(rows)).toEqual([
    '1 role error.userRow.roleBeyond',
    '1 groups error.userRow.noAccess',
    '2 role error.userRow.roleBeyond',
    '2 platformAccess error.userRow.organizationBeyond',
    '3 role error.userRow.roleBeyond',
    '3 groups error.userRow.groupUnknown',
  ]);
});

it('the template names what the organisation has, and comes back as a file without rows', async () => {
  const template = await admin({ method: 'GET', url: '/api/users/files/template/csv' });
  expect(template.body).toContain('support lead');
  expect(template.body).toContain(`${team.group.identifier} (`);
  expect(keyOf(await sendUserFile(admin, template.rawPayload))).toEqual([422, 'error.file.empty']);
  const workbook = await admin({ method: 'GET', url: '/api/users/files/template/xlsx' });
  expect(keyOf(await sendUserFile(admin, workbook.rawPayload, 'users.xlsx'))).toEqual([422, 'error.file.empty']);
});
