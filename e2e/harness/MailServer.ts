import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { waitUntil } from './waitUntil.ts';

/**
 * Behaviour on a message: accept, reject (550), defer (451), accept after a delay, or accept and then hang up
 * (`dropped`) or stay silent (`mute`) instead of responding. `down`: the port is closed.
 */
export type MailMode =
  | { readonly kind: 'accept' | 'refuse' | 'busy' | 'dropped' | 'mute' | 'down' }
  | { readonly kind: 'slow'; readonly ms: number };

/** Number of times a message was received, and of 250 responses to it. */
export interface MailCount {
  readonly taken: number;
  readonly accepted: number;
}

/** An SMTP server that records every Message-ID. */
export interface MailServer {
  readonly url: string;
  /** By Message-ID, including the angle brackets. */
  readonly messages: ReadonlyMap<string, MailCount>;
  /** Number of messages to recipients whose addresses begin so. */
  countTo(beginning: string): number;
  /** Number of messages received again after a 250 response. */
  takenAfterResponse(): number;
  /** Number of recipients rejected or deferred so far. */
  refusals(): number;
  setMode(mode: MailMode): Promise<void>;
  close(): Promise<void>;
}

interface MailOptions {
  /** Called for each message received, including repeated ones, with its Message-ID and first recipient. */
  readonly onTaken?: (messageId: string, recipient: string) => void;
}

/** Starts a mail server that accepts everything. */
export async function startMailServer({ onTaken }: MailOptions = {}): Promise<MailServer> {
  const messages = new Map<string, MailCount>();
  const recipients = new Map<string, string>();
  let mode: MailMode = { kind: 'accept' };
  let refusals = 0;
  let takenAfterResponse = 0;
  const refuse = (): Error | null => {
    if (mode.kind !== 'refuse' && mode.kind !== 'busy') return null;
    refusals += 1;
    return mode.kind === 'refuse' ? reply(550, '5.1.1 No such mailbox') : reply(451, '4.3.2 Busy, try again later');
  };
  const take: Take = async (stream, recipient, hangUp) => {
    const id = await readMessageId(stream);
    const { taken, accepted } = messages.get(id) ?? { taken: 0, accepted: 0 };
    if (accepted > 0) takenAfterResponse += 1;
    messages.set(id, { taken: taken + 1, accepted });
    recipients.set(id, recipient);
    onTaken?.(id, recipient);
    const { kind } = mode;
    if (mode.kind === 'slow') await pause(mode.ms);
    if (kind === 'dropped') hangUp();
    if (kind === 'dropped' || kind === 'mute') return false;
    const now = messages.get(id) ?? { taken: 1, accepted: 0 };
    messages.set(id, { ...now, accepted: now.accepted + 1 });
    return true;
  };
  let { port, close } = await listen(0, refuse, take);
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    countTo: (beginning) => [...recipients.values()].filter((recipient) => recipient.startsWith(beginning)).length,
    takenAfterResponse: () => takenAfterResponse,
    refusals: () => refusals,
    setMode: async (next) => {
      if (mode.kind === 'down' && next.kind !== 'down') ({ port, close } = await listen(port, refuse, take));
      if (mode.kind !== 'down' && next.kind === 'down') await close();
      mode = next;
    },
    close: async () => {
      if (mode.kind !== 'down') await close();
      mode = { kind: 'down' };
    },
  };
}

/** Records a message; true when the response is 250. */
type Take = (stream: SMTPServerDataStream, recipient: string, hangUp: () => void) => Promise<boolean>;

interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** `port`: one that was listened on before and may be taken for the moment, or 0: the system gives one. */
async function listen(port: number, refuse: () => Error | null, take: Take): Promise<Listening> {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: 'localhost',
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => callback(refuse()),
    onData: (stream, session, callback) => {
      const hangUp = (): void => {
        sockets.get(session.remotePort)?.destroy();
      };
      take(stream, session.envelope.rcptTo[0]?.address ?? '', hangUp).then(
        (isAnswered) => {
          if (isAnswered) callback(null, 'Taken');
        },
        // The sender disconnected while sending the message.
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  const isListening = (): Promise<boolean> =>
    new Promise((resolve) => {
      server.server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
  await waitUntil('the mail server listens', isListening, { withinMs: 600_000, everyMs: 250 });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets.values()) socket.destroy();
    });
  // A listening TCP server has an address with a port.
  return { port: (server.server.address() as AddressInfo).port, close };
}

const reply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

async function readMessageId(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const head = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? '';
  return /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '';
}
