import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { freePort } from './freePort.ts';

/**
 * What the server does with a message: takes it, refuses it for good (550), puts it off (451), takes it after a while,
 * or takes it and then says nothing: by hanging up (`dropped`) or by silence (`mute`). `down`: nobody listens.
 */
export type MailMode =
  | { readonly kind: 'accept' | 'refuse' | 'busy' | 'dropped' | 'mute' | 'down' }
  | { readonly kind: 'slow'; readonly ms: number };

/** How often the server took a message's text, and how often it said 250 to it. */
export interface MailCount {
  readonly taken: number;
  readonly accepted: number;
}

/** An SMTP server of this program's own that remembers every Message-ID. */
export interface MailServer {
  readonly url: string;
  /** By Message-ID, with its angle brackets. */
  readonly messages: ReadonlyMap<string, MailCount>;
  /** How often a message was taken again to which 250 had been said. */
  takenAfterAnswer(): number;
  /** How many recipients were refused or put off so far. */
  refusals(): number;
  setMode(mode: MailMode): Promise<void>;
  close(): Promise<void>;
}

interface MailOptions {
  /** Told of each message taken, also of a repeated one: its Message-ID and its first recipient. */
  readonly onTaken?: (messageId: string, recipient: string) => void;
}

/** Starts a mail server that accepts everything. */
export async function startMailServer({ onTaken }: MailOptions = {}): Promise<MailServer> {
  const port = await freePort();
  const messages = new Map<string, MailCount>();
  let mode: MailMode = { kind: 'accept' };
  let refusals = 0;
  let takenAfterAnswer = 0;
  const refuse = (): Error | null => {
    if (mode.kind !== 'refuse' && mode.kind !== 'busy') return null;
    refusals += 1;
    return mode.kind === 'refuse' ? reply(550, '5.1.1 No such mailbox') : reply(451, '4.3.2 Busy, try again later');
  };
  const take: Take = async (stream, recipient, hangUp) => {
    const id = await readMessageId(stream);
    const { taken, accepted } = messages.get(id) ?? { taken: 0, accepted: 0 };
    if (accepted > 0) takenAfterAnswer += 1;
    messages.set(id, { taken: taken + 1, accepted });
    onTaken?.(id, recipient);
    const { kind } = mode;
    if (mode.kind === 'slow') await pause(mode.ms);
    if (kind === 'dropped') hangUp();
    if (kind === 'dropped' || kind === 'mute') return false;
    const now = messages.get(id) ?? { taken: 1, accepted: 0 };
    messages.set(id, { ...now, accepted: now.accepted + 1 });
    return true;
  };
  let close = await listen(port, refuse, take);
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    takenAfterAnswer: () => takenAfterAnswer,
    refusals: () => refusals,
    setMode: async (next) => {
      if (mode.kind === 'down' && next.kind !== 'down') close = await listen(port, refuse, take);
      if (mode.kind !== 'down' && next.kind === 'down') await close();
      mode = next;
    },
    close: async () => {
      if (mode.kind !== 'down') await close();
      mode = { kind: 'down' };
    },
  };
}

/** Takes a message's text; true when that is to be answered with 250. */
type Take = (stream: SMTPServerDataStream, recipient: string, hangUp: () => void) => Promise<boolean>;

async function listen(port: number, refuse: () => Error | null, take: Take): Promise<() => Promise<void>> {
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
        // The sender is gone in the middle of its message.
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets.values()) socket.destroy();
    });
}

const reply = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

async function readMessageId(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const head = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? '';
  return /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '';
}
