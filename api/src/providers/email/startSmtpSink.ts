import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

const LARGEST_MESSAGE = 10 * 1024 * 1024;

export interface SmtpSink {
  /** smtp://127.0.0.1:port */
  readonly url: string;
  close(): Promise<void>;
}

interface SinkOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Keeps one message; the sender hears "accepted" only after this has resolved. */
  readonly keep: (raw: Buffer) => Promise<void>;
}

/**
 * An SMTP server on loopback that delivers nowhere. It simulates failures too: an address with `+bounce` before its @ is
 * refused permanently, as are `+full`, `+blocked` and `+spam`, each for its reason; one with `+later` temporarily.
 */
export async function startSmtpSink({ port, keep }: SinkOptions): Promise<SmtpSink> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'developer inbox',
    size: LARGEST_MESSAGE,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, callback) => callback(refusalOf(address)),
    onData: (stream, _session, callback) => {
      readAll(stream)
        .then(keep)
        .then(
          () => callback(null, 'Kept in the developer inbox'),
          (error: unknown) => callback(replyWith(451, String(error))),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

function refusalOf(address: string): Error | null {
  const local = address.slice(0, address.lastIndexOf('@'));
  if (local.endsWith('+bounce')) return replyWith(550, '5.1.1 No such mailbox here');
  if (local.endsWith('+full')) return replyWith(552, '5.2.2 The mailbox is full');
  if (local.endsWith('+blocked')) return replyWith(550, '5.7.1 Mail from this sender is not accepted here');
  if (local.endsWith('+spam')) return replyWith(554, '5.7.1 Message rejected as spam');
  if (local.endsWith('+later')) return replyWith(451, '4.2.2 Mailbox is full, try again later');
  return null;
}

const replyWith = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  if (stream.sizeExceeded) throw new Error('The message is too big');
  return Buffer.concat(chunks);
}
