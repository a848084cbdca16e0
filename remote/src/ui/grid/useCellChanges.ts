import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/apiError.ts';
import { useLeaveGuard, type ChangedForm } from '../leave/useLeaveGuard.ts';
import type { CellChange } from './gridTypes.ts';

/** Rows whose cells are corrected; must be stable between renders, but for `send`. */
export interface EditedRows<Row> {
  readonly getKey: (row: Row) => number;
  readonly getText: (row: Row, columnId: string) => string;
  readonly withText: (row: Row, columnId: string, text: string) => Row;
  /** Sends cells and returns the rows that read differently now. Stable between renders too. */
  readonly send: (cells: readonly CellChange<Row>[]) => Promise<readonly Row[]>;
  /** Cells of one call. */
  readonly cellsOfCall: number;
}

export interface CellChanges<Row> {
  /** Rows that read differently since the list was read, by key. */
  readonly changed: ReadonlyMap<number, Row>;
  /** Sends new texts. Rejects with the server's refusal; what did not arrive waits, and is sent again with the next change. */
  readonly change: (cells: readonly CellChange<Row>[]) => Promise<void>;
  /** Takes back the last step; null when there is none. */
  readonly undo: (() => Promise<void>) | null;
  readonly state: 'idle' | 'saving' | 'saved' | 'waiting';
  /** Sends what waits. */
  readonly retry: () => Promise<void>;
}

/** Bad request, no right, gone, overtaken, not to be processed: answers that another try would not change. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 422];
const isRefusal = (error: unknown): boolean => isApiError(error) && REFUSALS.includes(error.status);

/** Cells as they are corrected: shown and sent at once, kept where the line is cut, and taken back step by step. */
export function useCellChanges<Row>({
  getKey,
  getText,
  withText,
  send: sendCells,
  cellsOfCall,
}: EditedRows<Row>): CellChanges<Row> {
  const [changed, setChanged] = useState<ReadonlyMap<number, Row>>(new Map());
  const [steps, setSteps] = useState<readonly (readonly CellChange<Row>[])[]>([]);
  const [state, setState] = useState<CellChanges<Row>['state']>('idle');
  /** The cells to send, in the order in which they were written. */
  const unsent = useRef<CellChange<Row>[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const show = useCallback(
    (cells: readonly CellChange<Row>[]) =>
      setChanged((known) => {
        const next = new Map(known);
        for (const { row, columnId, text } of cells)
          next.set(getKey(row), withText(next.get(getKey(row)) ?? row, columnId, text));
        return next;
      }),
    [getKey, withText],
  );
  const toPrevious = useCallback(
    ({ row, columnId }: CellChange<Row>): CellChange<Row> => ({ row, columnId, text: getText(row, columnId) }),
    [getText],
  );
  const sendAll = useCallback(async () => {
    while (unsent.current.length > 0) {
      const cells = unsent.current.slice(0, cellsOfCall);
      setState('saving');
      try {
        const rows = await sendCells(cells);
        setChanged((known) => new Map([...known, ...rows.map((row) => [getKey(row), row] as const)]));
        unsent.current.splice(0, cells.length);
        // A cell that was written meanwhile is newer than the answer.
        show(unsent.current);
      } catch (error) {
        if (!isRefusal(error)) {
          setState('waiting');
          return;
        }
        unsent.current.splice(0, cells.length);
        show(cells.map(toPrevious));
        setState('idle');
        throw error;
      }
    }
    setState('saved');
  }, [sendCells, getKey, cellsOfCall, show, toPrevious]);
  const retry = useCallback(() => {
    const done = sending.current.then(sendAll);
    sending.current = done.catch(() => undefined);
    return done;
  }, [sendAll]);
  const send = useCallback(
    (cells: readonly CellChange<Row>[]) => {
      show(cells);
      unsent.current.push(...cells);
      return retry();
    },
    [show, retry],
  );
  useRetryWhenOnline(state === 'waiting', retry);
  const change = useCallback<CellChanges<Row>['change']>(
    async (cells) => {
      const step = cells.map(toPrevious);
      setSteps((known) => [...known, step]);
      try {
        await send(cells);
      } catch (error) {
        setSteps((known) => known.filter((one) => one !== step));
        throw error;
      }
    },
    [send, toPrevious],
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
