import type { ChangeUploadLinesBody, UploadLine } from '@portal/shared/contract/uploads';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useCallback, useRef, useState } from 'react';
import { valueIn } from '../lineField.ts';
import { useChangeUploadLinesMutation } from '../uploadApi.ts';

export type CellChange = ChangeUploadLinesBody['changes'][number];

/** The cells of one step, as they were before it. */
type Step = readonly CellChange[];

export interface CellChanges {
  /** Lines that read differently since the list was read, by number. */
  readonly changed: ReadonlyMap<number, UploadLine>;
  /** Those of them that were mended one by one. */
  readonly mended: ReadonlySet<number>;
  /** Sends new texts of a field, and keeps what was there. Rejects with the server's error. */
  readonly change: (lines: readonly UploadLine[], field: UploadField, value: string) => Promise<void>;
  /** Takes back the last step; null when there is none. */
  readonly undo: (() => Promise<void>) | null;
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  /** Forgets which lines changed, so that the list shows those that are still wrong. */
  readonly settle: () => void;
}

/** Cells of an upload as they are mended: each step is sent at once and can be taken back. */
export function useCellChanges(uploadId: string): CellChanges {
  const [changeLines] = useChangeUploadLinesMutation();
  const [changed, setChanged] = useState<ReadonlyMap<number, UploadLine>>(new Map());
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [state, setState] = useState<CellChanges['state']>('idle');
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    (cells: readonly CellChange[]): Promise<void> => {
      const run = async () => {
        setState('saving');
        const [only] = cells.length === 1 ? cells : [];
        try {
          for (let from = 0; from < cells.length; from += UPLOAD_LIMITS.cellsOfCall) {
            const changes = cells.slice(from, from + UPLOAD_LIMITS.cellsOfCall);
            const { lines } = await changeLines({ uploadId, body: { changes } }).unwrap();
            const byNumber = lines.map((line) => [line.lineNumber, line] as const);
            // Many at once are shown by reading the list again.
            setChanged((before) => new Map(only === undefined ? [] : [...before, ...byNumber]));
          }
          setMended((before) => new Set(only === undefined ? [] : [...before, only.lineNumber]));
          setState('saved');
        } catch (error) {
          setState('failed');
          throw error;
        }
      };
      const done = queue.current.then(run);
      // The next step is sent whether or not this one was taken.
      queue.current = done.catch(() => undefined);
      return done;
    },
    [changeLines, uploadId],
  );
  const change = useCallback<CellChanges['change']>(
    async (lines, field, value) => {
      const cellOf = (line: UploadLine, text: string): CellChange => ({
        lineNumber: line.lineNumber,
        field,
        value: text,
      });
      await send(lines.map((line) => cellOf(line, value)));
      setSteps((before) => [...before, lines.map((line) => cellOf(line, valueIn(line, field)))]);
    },
    [send],
  );
  const last = steps.at(-1);
  const undo = async () => {
    if (last === undefined) return;
    await send(last);
    setSteps((before) => before.slice(0, -1));
  };
  const settle = useCallback(() => {
    setChanged(new Map());
    setMended(new Set());
  }, []);
  return { changed, mended, change, undo: last === undefined ? null : undo, state, settle };
}
