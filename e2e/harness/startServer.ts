import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { atProgramEnd } from './atProgramEnd.ts';
import { tally } from './tally.ts';
import { waitUntil } from './waitUntil.ts';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** For what hangs; a busy machine takes a minute. */
const READY_WITHIN_MS = 600_000;
const END_WITH_PARENT = path.join(import.meta.dirname, 'endWithParent.ts');
const POLL_MS = 20;
/** The last line of a server that is ready. Its own port: PUBLIC_URL may name another one. */
const READY = /^Payments go to a sandbox, steered at http:\/\/[^:/]+:(\d+)\/control$/m;
const OUTPUT_KEPT = 20_000;

/** Location of a server's data: PostgreSQL by URL, else the embedded database in `dataDir`. */
export interface ServerLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export interface ServerOptions extends ServerLocation {
  /** Without it mail goes to the developer inbox. */
  readonly smtpUrl?: string;
  /** The port of a server that was here before; else the system gives one. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Told everything that the server prints; `output` keeps only the end. */
  readonly onOutput?: (text: string) => void;
}

/** A portal in a process of its own. */
export interface PortalServer {
  readonly baseUrl: string;
  readonly port: number;
  readonly pid: number;
  /** Time from the start of the process until it said that it was ready. */
  readonly readyMs: number;
  /** How the process ended: its code, or the signal that ended it. */
  readonly exit: Promise<number | string>;
  /** Its latest output, both streams. */
  output(): string;
  /** Sends a signal; resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Graceful shutdown. */
  stop(): Promise<void>;
}

/** The process ended before it was ready. */
export class ServerEnded extends Error {
  readonly how: number | string;
  constructor(how: number | string, output: string) {
    super(`The server ended before it was ready (${how}):\n${output}`);
    this.how = how;
  }
}

/**
 * Starts the API with demo data and without rate limits, and waits until it is ready; where its port is taken for the
 * moment, until it is free. Raises ServerEnded when it exits before.
 */
export async function startServer(options: ServerOptions): Promise<PortalServer> {
  const isTaken = (error: unknown): boolean =>
    options.port !== undefined && error instanceof ServerEnded && error.message.includes('is already in use');
  const start = (): Promise<PortalServer | null> =>
    startOnce(options).catch((error: unknown) => (isTaken(error) ? null : Promise.reject(error as Error)));
  return waitUntil(`port ${options.port ?? 0} is free`, start, { withinMs: READY_WITHIN_MS, everyMs: 500 });
}

async function startOnce(options: ServerOptions): Promise<PortalServer> {
  const begin = performance.now();
  mkdirSync(options.dataDir, { recursive: true });
  tally('server starts');
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, 'api/src/commands/server.ts'], {
    cwd: REPOSITORY,
    env: environmentOf(options, options.port ?? 0),
    stdio: 'pipe',
  });
  const output = collectOutput(child, options.onOutput);
  // A failing program must not leave a server running.
  const forget = atProgramEnd(() => void child.kill('SIGKILL'));
  const exit = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      forget();
      resolve(code ?? signal ?? 'lost');
    });
  });
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exit;
  };
  let ended: number | string | null = null;
  void exit.then((how) => (ended = how));
  const portOf = (): number | null => {
    if (ended !== null) throw new ServerEnded(ended, output());
    const [, port] = READY.exec(output()) ?? [];
    return port === undefined ? null : Number(port);
  };
  const port = await waitUntil('the server is ready', portOf, { withinMs: READY_WITHIN_MS, everyMs: POLL_MS }).catch(
    async (error: unknown) => {
      await kill('SIGKILL');
      throw error;
    },
  );
  const baseUrl = `http://127.0.0.1:${port}`;
  const readyMs = Math.round(performance.now() - begin);
  return { baseUrl, port, pid: child.pid ?? 0, readyMs, exit, output, kill, stop: () => kill('SIGTERM') };
}

/** True when the server reports that it is healthy. */
export const isWell = (baseUrl: string, timeoutMs = 10_000): Promise<boolean> =>
  fetch(`${baseUrl}/api/health`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** Removes this shell's own configuration from the server's environment. */
function environmentOf({ dataDir, databaseUrl, smtpUrl, env }: ServerOptions, port: number): Record<string, string> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    HOST: '127.0.0.1',
    PORT: String(port),
    // The sandbox of the payment gateway takes the other name of this machine.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    WRITES_PER_MINUTE: '1000000',
    READS_PER_MINUTE: '100000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
    ...env,
  };
}

/** Reads both streams of a process. Answers their latest text. */
export function collectOutput(child: ChildProcess, onOutput: (text: string) => void = () => undefined): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-OUTPUT_KEPT);
      onOutput(chunk);
    });
  }
  return () => text;
}
