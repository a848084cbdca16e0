import type { ChangeUploadLinesBody, UploadLine } from '@portal/shared/contract/uploads';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/apiError.ts';
import { useLeaveGuard, type ChangedForm } from '../../../ui/leave/useLeaveGuard.ts';
import { getFieldValue, withFieldValue } from '../lineField.ts';
import { useChangeUploadLinesMutation } from '../uploadApi.ts';

type CellChange = ChangeUploadLinesBody['changes'][number];

/** A cell of a line, and what it is to hold. */
export interface CellEdit {
  readonly line: UploadLine;
  readonly field: UploadField;
  readonly text: string;
}

export interface CellChanges {
  /** Lines that read differently since the list was read, by number. */
  readonly changed: ReadonlyMap<number, UploadLine>;
  /** Sends new texts. Rejects with the server's refusal; what did not arrive waits, and is sent again with the next change. */
  readonly change: (cells: readonly CellEdit[]) => Promise<void>;
  /** Takes back the last step; null when there is none. */
  readonly undo: (() => Promise<void>) | null;
  readonly state: 'idle' | 'saving' | 'saved' | 'waiting';
  /** Sends what waits. */
  readonly retry: () => Promise<void>;
}

/** Bad request, no right, gone, overtaken, not to be processed: answers that another try would not change. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 422];
const isRefusal = (error: unknown): boolean => isApiError(error) && REFUSALS.includes(error.status);

const toCellChange = ({ line: { lineNumber }, field, text }: CellEdit): CellChange => ({
  lineNumber,
  field,
  value: text,
});
const toPreviousCell = ({ line, field }: CellEdit): CellEdit => ({ line, field, text: getFieldValue(line, field) });

/** Cells of an upload as they are corrected: shown and sent at once, kept where the line is cut, and taken back step by step. */
export function useCellChanges(uploadId: string): CellChanges {
  const [changeLines] = useChangeUploadLinesMutation();
  const [changed, setChanged] = useState<ReadonlyMap<number, UploadLine>>(new Map());
  const [steps, setSteps] = useState<readonly (readonly CellEdit[])[]>([]);
  const [state, setState] = useState<CellChanges['state']>('idle');
  /** The cells to send, in the order in which they were written. */
  const unsent = useRef<CellEdit[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback(
    (cells: readonly CellEdit[]) =>
      setChanged((known) => {
        const next = new Map(known);
        for (const { line, field, text } of cells)
          next.set(line.lineNumber, withFieldValue(next.get(line.lineNumber) ?? line, field, text));
        return next;
      }),
    [],
  );
  const sendAll = useCallback(async () => {
    while (unsent.current.length > 0) {
      const cells = unsent.current.slice(0, UPLOAD_LIMITS.cellsOfCall);
      setState('saving');
      try {
        const { lines } = await changeLines({ uploadId, body: { changes: cells.map(toCellChange) } }).unwrap();
        setChanged((known) => new Map([...known, ...lines.map((line) => [line.lineNumber, line] as const)]));
        unsent.current.splice(0, cells.length);
        // A cell that was written meanwhile is newer than the answer.
        show(unsent.current);
      } catch (error) {
        if (!isRefusal(error)) {
          setState('waiting');
          return;
        }
        unsent.current.splice(0, cells.length);
        show(cells.map(toPreviousCell));
        setState('idle');
        throw error;
      }
    }
    setState('saved');
  }, [changeLines, show, uploadId]);
  const retry = useCallback(() => {
    const done = sending.current.then(sendAll);
    sending.current = done.catch(() => undefined);
    return done;
  }, [sendAll]);
  const send = useCallback(
    (cells: readonly CellEdit[]) => {
      show(cells);
      unsent.current.push(...cells);
      return retry();
    },
    [show, retry],
  );
  useRetryWhenOnline(state === 'waiting', retry);
  const change = useCallback<CellChanges['change']>(
    async (cells) => {
      const step = cells.map(toPreviousCell);
      setSteps((known) => [...known, step]);
      try {
        await send(cells);
      } catch (error) {
        setSteps((known) => known.filter((one) => one !== step));
        throw error;
      }
    },
    [send],
  );
  const last = steps.at(-1);
  const undo = async () => {
    if (last === undefined) return;
    setSteps((known) => known.slice(0, -1));
    await send(last);
  };
  return { changed, change, undo: last === undefined ? null : undo, state, retry };
}

/** The entry of a grid with unsent cells at the guard against leaving: no draft keeps them. */
const UNSENT: ChangedForm = { saveDraft: () => false };

/** Sends what waits as soon as the browser has a line again, and asks before the page is left with it. */
function useRetryWhenOnline(isWaiting: boolean, retry: () => Promise<void>): void {
  useLeaveGuard(isWaiting, UNSENT);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void retry().catch(() => undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, retry]);
}
