import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestInbox, PDF, type TestInbox } from '../../../testing/openTestInbox.ts';
import { buildTestApp } from '../../../testing/testApp.ts';
import { inboxRoutes } from './inboxRoutes.ts';
import { openInbox } from './openInbox.ts';

let inbox: TestInbox;
beforeAll(async () => {
  inbox = await openTestInbox({ allowedHosts: ['devbox.example'] });
});
afterAll(() => inbox.close());

const get = (url: string) => inbox.get(url);

const PAGE = { name: '"<b>\r\né".html', contentType: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') };

it('lists the files of a mail with name and size, and hands them out to be kept', async () => {
  const { id, attachments } = await inbox.keep([PDF, PAGE]);
  expect(attachments).toMatchObject([
    { name: 'receipt-1.pdf', contentType: 'application/pdf', size: 11, isKept: true },
    { contentType: 'text/html', size: 25, isKept: true },
  ]);
  const page = await get(`/dev/inbox/${id}`);
  expect(page.body).toContain(`<a href="/dev/inbox/${id}/attachments/1" download>`);
  expect(page.body).toContain('<strong>receipt-1.pdf</strong><span>11 bytes</span>');
  expect(page.body).not.toContain('<b>');
  const file = await get(`/dev/inbox/${id}/attachments/1`);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt-1.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(file.rawPayload).toEqual(PDF.bytes);
  const script = await get(`/dev/inbox/${id}/attachments/2`);
  expect(script.headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+\.html"$/);
  expect(script.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

it('speaks the language of its reader, and stays in it', async () => {
  const { id } = await inbox.keep([]);
  const { body } = await inbox.testApp.app.inject({ url: '/dev/inbox', headers: { 'accept-language': 'fr-FR' } });
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain(`/dev/inbox/${id}?lang=fr`);
  expect((await get(`/dev/inbox/${id}?lang=ja`)).body).toContain('すべてのメール');
});

it('has no list of files below a mail without any', async () => {
  const { id, attachments } = await inbox.keep([]);
  expect(attachments).toEqual([]);
  expect((await get(`/dev/inbox/${id}`)).body).not.toContain('Attachments');
});

it.each(['0', '2', '1.5', 'x', '-1', '__proto__', '1e400'])(
  'answers 404 to the file %s of a mail with one',
  async (nth) => {
    const { id } = await inbox.keep([PDF]);
    expect((await get(`/dev/inbox/${id}/attachments/${nth}`)).statusCode).toBe(404);
    expect((await get(`/dev/inbox/9999999999/attachments/1`)).statusCode).toBe(404);
  },
);

it('has them after a restart, and reads messages from before there were any', async () => {
  const message = await inbox.keep([PDF]);
  const folder = path.join(inbox.dataDir, 'inbox');
  const file = path.join(folder, `${message.id}.json`);
  const reopened = await openInbox(folder);
  expect(await reopened.find(message.id)).toEqual(message);
  expect((await reopened.readAttachment(message.id, 1))?.bytes).toEqual(PDF.bytes);
  const kept = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...kept, attachments: undefined, contents: undefined }));
  expect(await (await openInbox(folder)).find(message.id)).toEqual({ ...message, attachments: [] });
});

it('is shared by processes: each lists what the other has kept, under a number of its own', async () => {
  const folder = path.join(inbox.dataDir, 'shared');
  const [one, other] = [await openInbox(folder), await openInbox(folder)];
  const send = (subject: string) => Buffer.from(`To: robin@recipient.example\r\nSubject: ${subject}\r\n\r\nHello`);
  await Promise.all([one.keep(send('first')), other.keep(send('second'))]);
  await other.keep(send('third'));
  const listed = await one.list('robin');
  expect(listed.map(({ subject }) => subject).toSorted()).toEqual(['first', 'second', 'third']);
  expect(listed[0]?.subject).toBe('third');
});

it('hands out nothing outside local mode', async () => {
  const other = await buildTestApp({}, [inboxRoutes(null)]);
  const response = await other.app.inject({ method: 'GET', url: '/dev/inbox/0000000001/attachments/1' });
  expect(response.statusCode).toBe(404);
  await other.close();
});

it('answers under the names of this machine alone: no page of another name reads mails', async () => {
  const statusFor = async (host: string, url: string) =>
    (await inbox.testApp.app.inject({ method: 'GET', url, headers: { host } })).statusCode;
  for (const host of ['localhost:3000', '127.0.0.1:3000', 'devbox.example'])
    expect([host, await statusFor(host, '/dev/inbox.json')]).toEqual([host, 200]);
  for (const url of ['/dev/inbox', '/dev/inbox.json', '/%64ev/inbox.json', '/dev/inbox/1'])
    expect([url, await statusFor('rebound.example:3000', url)]).toEqual([url, 403]);
  expect(await statusFor('rebound.example:3000', '/api/health')).toBe(200);
});
