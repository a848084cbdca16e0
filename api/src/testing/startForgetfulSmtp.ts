import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that accepts every message but closes the connection without a reply the first `silences` times. */
export interface ForgetfulSmtp {
  readonly url: string;
  /** Message-IDs of all messages taken, in order. */
  readonly messageIds: readonly string[];
  close(): Promise<void>;
}

export async function startForgetfulSmtp(silences: number): Promise<ForgetfulSmtp> {
  const messageIds: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    converse(socket, (message) => {
      messageIds.push(/^message-id:\s*(\S+)/im.exec(message)?.[1] ?? '');
      return messageIds.length > silences;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messageIds,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, take: (message: string) => boolean): void {
  let buffer = '';
  let message: string | null = null;
  socket.write('220 forgetful\r\n');
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('utf8');
    if (message !== null || /^DATA\r\n$/im.test(buffer)) {
      message = message === null ? '' : message + buffer;
      if (message === '') socket.write('354 go on\r\n');
      else if (message.endsWith('\r\n.\r\n')) {
        const isAnswered = take(message);
        message = null;
        if (isAnswered) socket.write('250 taken\r\n');
        else socket.destroy();
      }
      buffer = '';
      return;
    }
    for (const line of buffer.split('\r\n').slice(0, -1))
      socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
    buffer = '';
  });
}
