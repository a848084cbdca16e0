import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutgoingMail } from '../../../providers/email/Mailer.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { openMailSystem, type MailSystem } from '../../../start/openMailSystem.ts';
import type { InboxMessage } from './InboxMessage.ts';
import { inboxRoutes } from './inboxRoutes.ts';
import { openInbox } from './openInbox.ts';

let testApp: TestApp;
let mail: MailSystem;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-inbox-'));
  mail = await openMailSystem({
    smtpUrl: null,
    smtpSinkPort: 0,
    mailFrom: 'rewards@portal.example',
    dataDir,
    isProduction: false,
  });
  testApp = await buildTestApp({ allowedHosts: ['devbox.example'] }, [inboxRoutes(mail.inbox)]);
});
afterAll(async () => {
  await testApp.close();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string) => testApp.app.inject({ method: 'GET', url });

let mails = 0;

/** Sends a mail with these files and returns what the inbox has of it. */
async function keep(attachments: OutgoingMail['attachments']): Promise<InboxMessage> {
  mails += 1;
  const address = `reader${mails}@recipient.example`;
  await mail.mailer.send({
    messageId: `<${mails}@portal.example>`,
    from: { name: 'Portal', address: 'rewards@portal.example' },
    to: { name: '', address },
    replyTo: null,
    subject: 'Files',
    text: 'Files',
    html: '<p>Files</p>',
    attachments,
    date: new Date(0),
  });
  const [message] = (await get(`/dev/inbox.json?to=${address}`)).json<InboxMessage[]>();
  if (message === undefined) throw new Error('The inbox has no such mail');
  return message;
}

const PDF = { name: 'receipt-1.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 \0\xff', 'latin1') };
const PAGE = { name: '"<b>\r\né".html', contentType: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') };

it('lists the files of a mail with name and size, and hands them out to be kept', async () => {
  const { id, attachments } = await keep([PDF, PAGE]);
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
  const { id } = await keep([]);
  const { body } = await testApp.app.inject({ url: '/dev/inbox', headers: { 'accept-language': 'fr-FR' } });
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain(`/dev/inbox/${id}?lang=fr`);
  expect((await get(`/dev/inbox/${id}?lang=ja`)).body).toContain('すべてのメール');
});

it('has no list of files below a mail without any', async () => {
  const { id, attachments } = await keep([]);
  expect(attachments).toEqual([]);
  expect((await get(`/dev/inbox/${id}`)).body).not.toContain('Attachments');
});

it.each(['0', '2', '1.5', 'x', '-1', '__proto__', '1e400'])(
  'answers 404 to the file %s of a mail with one',
  async (nth) => {
    const { id } = await keep([PDF]);
    expect((await get(`/dev/inbox/${id}/attachments/${nth}`)).statusCode).toBe(404);
    expect((await get(`/dev/inbox/9999999999/attachments/1`)).statusCode).toBe(404);
  },
);

it('keeps files up to five megabytes of a mail, and says which ones it has not kept', async () => {
  const half = { ...PDF, bytes: Buffer.alloc(3 * 1024 * 1024, 1) };
  const { id, attachments } = await keep([half, half]);
  expect(attachments.map(({ size, isKept }) => [size, isKept])).toEqual([
    [3_145_728, true],
    [3_145_728, false],
  ]);
  expect((await get(`/dev/inbox/${id}`)).body).toContain('<span>3.0 MB, too large to be kept</span>');
  expect((await get(`/dev/inbox/${id}/attachments/1`)).rawPayload).toHaveLength(3_145_728);
  expect((await get(`/dev/inbox/${id}/attachments/2`)).statusCode).toBe(404);
});

it('has them after a restart, and reads messages from before there were any', async () => {
  const message = await keep([PDF]);
  const folder = path.join(dataDir, 'inbox');
  const file = path.join(folder, `${message.id}.json`);
  const reopened = await openInbox(folder);
  expect(reopened.find(message.id)).toEqual(message);
  expect((await reopened.readAttachment(message.id, 1))?.bytes).toEqual(PDF.bytes);
  const kept = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...kept, attachments: undefined, contents: undefined }));
  expect((await openInbox(folder)).find(message.id)).toEqual({ ...message, attachments: [] });
});

it('hands out nothing outside local mode', async () => {
  const other = await buildTestApp({}, [inboxRoutes(null)]);
  const response = await other.app.inject({ method: 'GET', url: '/dev/inbox/0000000001/attachments/1' });
  expect(response.statusCode).toBe(404);
  await other.close();
});

it('answers under the names of this machine alone: no page of another name reads mails', async () => {
  const statusFor = async (host: string, url: string) =>
    (await testApp.app.inject({ method: 'GET', url, headers: { host } })).statusCode;
  for (const host of ['localhost:3000', '127.0.0.1:3000', 'devbox.example'])
    expect([host, await statusFor(host, '/dev/inbox.json')]).toEqual([host, 200]);
  for (const url of ['/dev/inbox', '/dev/inbox.json', '/%64ev/inbox.json', '/dev/inbox/1'])
    expect([url, await statusFor('rebound.example:3000', url)]).toEqual([url, 403]);
  expect(await statusFor('rebound.example:3000', '/api/health')).toBe(200);
});
