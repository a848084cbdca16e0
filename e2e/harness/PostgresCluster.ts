import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { atProgramEnd } from './atProgramEnd.ts';
import { onFreePort } from './onFreePort.ts';
import { waitUntil } from './waitUntil.ts';

const run = promisify(execFile);
/** For what hangs. */
const HANG_SECONDS = '600';

interface ClusterOptions {
  /**
   * True: data survives a power failure, as in production. Default false: it survives only the death of the processes.
   */
  readonly fsync?: boolean;
  readonly maxConnections?: number;
}

/** A private PostgreSQL server in a temporary folder, on a free loopback port. */
export interface PostgresCluster {
  readonly url: string;
  readonly port: number;
  /** Its data and its log. */
  readonly folder: string;
  /** Kills all its processes at once (SIGKILL); resolves when they are gone. */
  kill(): Promise<void>;
  /** Restarts it after `kill`; resolves when it accepts connections. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** Creates and starts a cluster. Needs an installed PostgreSQL; as root it runs as the user postgres. */
export async function startPostgres({
  fsync = false,
  maxConnections = 200,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const bin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  const data = path.join(folder, 'data');
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  const halt = [path.join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'];
  const forget = atProgramEnd(() => {
    // Until it is gone it writes into the folder.
    if (existsSync(path.join(data, 'postmaster.pid'))) spawnSync(...asOwnerRuns(halt), { stdio: 'ignore' });
    remove();
  });
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o755);
  await asOwner([path.join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const log = path.join(folder, 'log');
  const settings = ['-c unix_socket_directories=', '-h 127.0.0.1', `-c fsync=${fsync ? 'on' : 'off'}`];
  const start = async (port: number): Promise<number> => {
    const options = [`-p ${port}`, ...settings, `-c max_connections=${maxConnections}`].join(' ');
    try {
      await asOwner([
        path.join(bin, 'pg_ctl'),
        '-D',
        data,
        '-w',
        '-t',
        HANG_SECONDS,
        '-l',
        log,
        '-o',
        options,
        'start',
      ]);
      return port;
    } catch (error) {
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`, { cause: error });
    }
  };
  const kill = async (): Promise<void> => {
    await killTree(postmasterOf(data));
    // While nobody has reaped the dead process, its lock would seem to be held.
    rmSync(path.join(data, 'postmaster.pid'));
  };
  const port = await onFreePort(start).catch((error: unknown) => {
    forget();
    remove();
    throw error;
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    kill,
    restart: async () => {
      await start(port);
    },
    stop: async () => {
      // It may have been killed before.
      await asOwner(halt).catch(() => undefined);
      forget();
      remove();
    },
  };
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; Debian's package brings the account. */
async function asOwner(command: readonly string[]): Promise<void> {
  await run(...asOwnerRuns(command));
}

/** Program and words that run a command as its owner. */
function asOwnerRuns(command: readonly string[]): [program: string, words: string[]] {
  const line = command.map((word) => `'${word}'`).join(' ');
  const script = `cd / && ${line} >/dev/null`;
  return isRoot() ? ['su', ['postgres', '-s', '/bin/bash', '-c', script]] : ['bash', ['-c', script]];
}

const postmasterOf = (data: string): number =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Suspends the parent first, so that it forks no child meanwhile; resolves when all are gone. */
async function killTree(parent: number): Promise<void> {
  process.kill(parent, 'SIGSTOP');
  const tree = (await processes()).filter(({ pid, ppid }) => pid === parent || ppid === parent);
  for (const { pid } of tree) signalIfThere(pid, 'SIGKILL');
  const isTree = new Set(tree.map(({ pid }) => pid));
  const isGone = async () => !(await processes()).some(({ pid, isDead }) => isTree.has(pid) && !isDead);
  await waitUntil('PostgreSQL is dead', isGone, { withinMs: 600_000, everyMs: 5 });
}

async function processes(): Promise<{ pid: number; ppid: number; isDead: boolean }[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,stat=']);
  return stdout.split('\n').map((row) => {
    const [pid, ppid, state = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), ppid: Number(ppid), isDead: state.startsWith('Z') };
  });
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone by itself.
  }
}
