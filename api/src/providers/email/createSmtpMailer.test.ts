import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { OutgoingMail } from './Mailer.ts';
import { startSmtpSink } from './startSmtpSink.ts';

const MAIL: OutgoingMail = {
  messageId: '<1@portal.example>',
  from: { name: 'Alder', address: 'rewards@portal.example' },
  to: { name: 'Ada', address: 'ada@recipient.example' },
  replyTo: null,
  subject: 'Reward',
  text: 'Reward',
  html: '<p>Reward</p>',
  attachments: [],
  date: new Date(0),
};

it('sends files beside both texts, and their bytes unharmed', async () => {
  const received: Buffer[] = [];
  const sink = await startSmtpSink({
    port: 0,
    keep: (raw) => {
      received.push(raw);
      return Promise.resolve();
    },
  });
  const mailer = createSmtpMailer({ url: sink.url, envelopeFrom: 'rewards@portal.example' });
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, nth) => nth % 256));
  const attachments = [
    { name: 'Reçu 領収書.pdf', contentType: 'application/pdf', bytes },
    { name: 'empty.txt', contentType: 'text/plain', bytes: Buffer.alloc(0) },
  ];
  await mailer.send({ ...MAIL, attachments });
  await mailer.send(MAIL);
  mailer.close();
  await sink.close();
  const [withFiles, without] = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  expect([withFiles?.text?.trim(), withFiles?.html?.trim()]).toEqual(['Reward', '<p>Reward</p>']);
  expect(withFiles?.attachments).toMatchObject([
    { filename: 'Reçu 領収書.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    { filename: 'empty.txt', mimeType: 'text/plain', disposition: 'attachment' },
  ]);
  const [file] = withFiles?.attachments ?? [];
  expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(bytes);
  expect(without?.attachments).toEqual([]);
});

it('hands on of an answer only what a database can keep', async () => {
  const greeting = `554 No \0${'.'.repeat(491)}😀`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${greeting}\r\n`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, envelopeFrom: 'rewards@portal.example' });
  const response = await mailer.send(MAIL);
  mailer.close();
  server.close();
  expect(response).toEqual({ outcome: 'refused', response: `554 No \uFFFD${'.'.repeat(491)}\uFFFD` });
});
