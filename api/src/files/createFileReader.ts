import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { FileRefused, type TableRow } from '@portal/shared/files/Table';
import { createProcessPool } from '../childProcess/createProcessPool.ts';
import { nextResult } from '../childProcess/nextResult.ts';
import { ChildEnded, type ChildLimits } from '../childProcess/startChild.ts';
import type { ReadingResult, ReadingTask, TableHead } from './fileProcess.ts';

/** A file that is being read. `rows` are its rows below the headings, some at a time. */
export interface OpenedTable extends TableHead {
  readonly rows: () => AsyncGenerator<readonly TableRow[], void>;
}

/** Reads files of rows. */
export interface FileReader {
  /**
   * Reads a file of an organisation and hands it to `use` while its process holds it. Raises FileRefused for one that is not taken,
   * `file.unsafe` when its process had to be ended; ChildEnded when the server stops.
   */
  read<T>(platformId: bigint, task: ReadingTask, use: (table: OpenedTable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Reads files in processes of bounded memory and time, which organisations use in turn. */
export function createFileReader(onLimit?: (ended: ChildEnded) => void, limits: Partial<ChildLimits> = {}): FileReader {
  const settings = { ...SERVER_SETTINGS.childProcesses, ...SERVER_SETTINGS.files, ...limits };
  const program = new URL('./fileProcess.ts', import.meta.url);
  const pool = createProcessPool<ReadingTask, ReadingResult>(program, settings, onLimit);
  return {
    read: (platformId, task, use) =>
      pool
        .run(platformId, task, async (results) => {
          const first = await nextResult(results);
          if ('refused' in first) throw new FileRefused(first.refused.rule, first.refused.message, first.refused.place);
          if (!('head' in first)) throw new Error('A process that reads files begins with their head');
          return use({ ...first.head, rows: () => rowsOf(results) });
        })
        .catch((error: unknown) => {
          if (!(error instanceof ChildEnded) || error.reason === 'closed') throw error;
          throw new FileRefused('file.unsafe', error.message);
        }),
    close: () => pool.close(),
  };
}

async function* rowsOf(results: AsyncGenerator<ReadingResult, void>): AsyncGenerator<readonly TableRow[], void> {
  for await (const result of results) if ('rows' in result) yield result.rows;
}
