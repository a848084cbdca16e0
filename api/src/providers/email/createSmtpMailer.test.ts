import { createServer, type AddressInfo } from 'node:net';
import { createSmtpMailer } from './createSmtpMailer.ts';

it('hands on of an answer only what a database can keep', async () => {
  const greeting = `554 No \0${'.'.repeat(491)}😀`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${greeting}\r\n`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, envelopeFrom: 'rewards@portal.example' });
  const answer = await mailer.send({
    messageId: '<1@portal.example>',
    from: { name: 'Alder', address: 'rewards@portal.example' },
    to: { name: 'Ada', address: 'ada@recipient.example' },
    replyTo: null,
    bcc: [],
    subject: 'Reward',
    text: 'Reward',
    html: '<p>Reward</p>',
    date: new Date(0),
  });
  mailer.close();
  server.close();
  expect(answer).toEqual({ outcome: 'refused', response: `554 No \uFFFD${'.'.repeat(491)}\uFFFD` });
});
