import { createFairGate } from '../runtime/fairGate.ts';
import { ChildEnded, startChild, type Child, type ChildLimits } from './startChild.ts';

export interface ProcessPoolSettings extends ChildLimits {
  /** Processes at once; an organisation has one of them. */
  readonly atOnce: number;
  /** A process that holds more between two tasks is ended. */
  readonly restMb: number;
  /** Tasks after which a process is ended. */
  readonly tasks: number;
  /** For how long a process waits for the next task. */
  readonly idleMs: number;
}

/** Processes that work for organisations in turn. */
export interface ProcessPool<Task, Result> {
  /**
   * Waits for the organisation's turn and hands the answers to a task to `use`, each made when it is asked for. Raises
   * ChildEnded when the process was ended, or the pool was closed; what the program raises, and what `use` raises.
   */
  run<T>(platformId: bigint, task: Task, use: (results: AsyncGenerator<Result, void>) => Promise<T>): Promise<T>;
  /** Ends all processes; tasks that are worked on are rejected. */
  close(): Promise<void>;
}

interface IdleChild<Task, Result> {
  readonly child: Child<Task, Result>;
  readonly tasksDone: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/** The longest time of a timer. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Gives strangers' bytes to processes of a program (`serveTasks`), kept warm for the next task. One that goes beyond its limits is
 * ended whatever it does, and the next task begins another.
 */
export function createProcessPool<Task, Result>(
  program: URL,
  { atOnce, restMb, tasks, idleMs, ...limits }: ProcessPoolSettings,
  onLimit: (ended: ChildEnded) => void = () => undefined,
): ProcessPool<Task, Result> {
  const gate = createFairGate({ slots: atOnce, share: 1, longMs: NEVER_MS, rememberMs: Number.POSITIVE_INFINITY });
  const resting: IdleChild<Task, Result>[] = [];
  const all = new Set<Child<Task, Result>>();
  let isClosed = false;

  const end = async (child: Child<Task, Result>): Promise<void> => {
    all.delete(child);
    await child.end();
  };

  function take(): Omit<IdleChild<Task, Result>, 'timer'> {
    const found = resting.pop();
    clearTimeout(found?.timer);
    if (found !== undefined && !found.child.hasEnded()) return found;
    if (found !== undefined) all.delete(found.child);
    const child = startChild<Task, Result>(program, limits);
    all.add(child);
    return { child, tasksDone: 0 };
  }

  async function putBack(child: Child<Task, Result>, tasksDone: number): Promise<void> {
    if (isClosed || child.hasEnded() || tasksDone >= tasks || child.residentMb() > restMb) return end(child);
    const rest: IdleChild<Task, Result> = {
      child,
      tasksDone,
      timer: setTimeout(() => {
        resting.splice(resting.indexOf(rest), 1);
        void end(child);
      }, idleMs).unref(),
    };
    resting.push(rest);
  }

  return {
    run: async (platformId, task, use) => {
      const leave = await gate.enter(platformId);
      try {
        if (isClosed) throw new ChildEnded('closed', 'The processes were closed');
        const { child, tasksDone } = take();
        const results = readResults(child, task);
        try {
          return await use(results);
        } catch (error) {
          if (error instanceof ChildEnded && error.reason !== 'closed') onLimit(error);
          throw error;
        } finally {
          // The task of a receiver that has heard enough ends here.
          await results.return().catch(() => undefined);
          await putBack(child, tasksDone + 1);
        }
      } finally {
        leave();
      }
    },
    close: async () => {
      isClosed = true;
      for (const { timer } of resting.splice(0)) clearTimeout(timer);
      await Promise.all([...all].map(end));
    },
  };
}

async function* readResults<Task, Result>(child: Child<Task, Result>, task: Task): AsyncGenerator<Result, void> {
  let isOpen = true;
  try {
    for (let response = await child.ask({ task }); ; response = await child.ask('next')) {
      isOpen = 'result' in response;
      if ('failure' in response) throw response.failure;
      if ('isDone' in response) return;
      yield response.result;
    }
  } finally {
    if (isOpen && !child.hasEnded()) await child.ask('stop');
  }
}
