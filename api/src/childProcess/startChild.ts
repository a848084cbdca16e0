import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { ChildRequest, ChildResponse } from './messages.ts';
import { residentMb } from './residentMb.ts';

/** Limits of one child process. */
export interface ChildLimits {
  /** The limit of its resident memory, where the system tells it, and of its heap. */
  readonly memoryMb: number;
  /** For one answer. */
  readonly withinMs: number;
}

/** A child process that ended before it answered, or was ended at a limit. */
export class ChildEnded extends Error {
  readonly reason: 'closed' | 'exit' | 'memory' | 'time';

  constructor(reason: ChildEnded['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A child process of `serveTasks`. */
export interface Child<Task, Result> {
  /** Raises ChildEnded when the process ends before it responds, or has ended. One request at a time. */
  ask(request: ChildRequest<Task>): Promise<ChildResponse<Result>>;
  hasEnded(): boolean;
  /** 0 where the system does not tell. */
  residentMb(): number;
  end(): Promise<void>;
}

/** A process takes some megabytes more in that time. */
const LOOK_MS = 10;

/** Nothing of the server's own: its settings hold secrets. */
const ENVIRONMENT = process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] };

/** Starts a program that strangers' bytes are given to. It keeps no program running that has nothing else to do. */
export function startChild<Task, Result>(program: URL, { memoryMb, withinMs }: ChildLimits): Child<Task, Result> {
  const child = fork(program, {
    env: ENVIRONMENT,
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Calls go first: what it reads or draws is waited for less.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let ended: ChildEnded | null = null;
  let settle: ((outcome: ChildResponse<Result> | ChildEnded) => void) | null = null;
  const endWith = (reason: ChildEnded['reason'], message: string): void => {
    ended ??= new ChildEnded(reason, message);
    child.kill('SIGKILL');
  };
  const hold = (isHeld: boolean): void => {
    const act = isHeld ? 'ref' : 'unref';
    child[act]();
    child.channel?.[act]();
  };
  child.on('message', (response: ChildResponse<Result>) => settle?.(response));
  child.on('error', ({ message }) => {
    ended ??= new ChildEnded('exit', message);
    settle?.(ended);
  });
  child.on('exit', (code, signal) => {
    ended ??= new ChildEnded('exit', `A process ended with ${signal ?? code}`);
    settle?.(ended);
  });
  hold(false);

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        const deadline = setTimeout(() => endWith('time', `A process took more than ${withinMs} ms`), withinMs);
        const watch = setInterval(() => {
          if (residentMb(child.pid) > memoryMb) endWith('memory', `A process took more than ${memoryMb} MB`);
        }, LOOK_MS);
        settle = (outcome) => {
          settle = null;
          clearTimeout(deadline);
          clearInterval(watch);
          hold(false);
          if (outcome instanceof ChildEnded) reject(outcome);
          else resolve(outcome);
        };
        hold(true);
        child.send(request, (error) => {
          if (error !== null) endWith('exit', error.message);
        });
      }),
    hasEnded: () => ended !== null,
    residentMb: () => residentMb(child.pid),
    end: async () => {
      const isOver = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
      const exited = isOver ? null : once(child, 'exit');
      endWith('closed', 'A process was closed');
      if (exited !== null) hold(true);
      await exited;
    },
  };
}
