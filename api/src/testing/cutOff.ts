import { armFailPoint } from '../runtime/failPoint.ts';

/** Runs `work` up to a fail point, where its transaction ends as that of a dead process would: it raises "killed". */
export async function cutOff<T>(failAt: string, work: () => Promise<T>): Promise<T> {
  const kill = process.kill.bind(process);
  process.kill = () => {
    throw new Error('killed');
  };
  armFailPoint(failAt);
  try {
    return await work();
  } finally {
    armFailPoint(null);
    process.kill = kill;
  }
}
