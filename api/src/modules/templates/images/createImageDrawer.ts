import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { createProcessPool } from '../../../childProcess/createProcessPool.ts';
import { nextResult } from '../../../childProcess/nextResult.ts';
import { ChildEnded } from '../../../childProcess/startChild.ts';
import type { ImageResult, ImageTask } from './imageProcess.ts';

/** Draws the headers of uploaded images. */
export interface ImageDrawer {
  /** An image whose process had to be ended is refused as `unsafe`. Raises ChildEnded when the server stops. */
  readonly draw: (platformId: bigint, task: ImageTask) => Promise<ImageResult>;
  readonly close: () => Promise<void>;
}

/** Draws headers one after the other in a process of bounded memory and time, which organisations use in turn. */
export function createImageDrawer(onLimit?: (ended: ChildEnded) => void): ImageDrawer {
  const settings = { ...SERVER_SETTINGS.childProcesses, ...SERVER_SETTINGS.images };
  const program = new URL('./imageProcess.ts', import.meta.url);
  const pool = createProcessPool<ImageTask, ImageResult>(program, settings, onLimit);
  return {
    draw: (platformId, task) =>
      pool.run(platformId, task, nextResult).catch((error: unknown): ImageResult => {
        if (!(error instanceof ChildEnded) || error.reason === 'closed') throw error;
        return { refused: 'unsafe' };
      }),
    close: () => pool.close(),
  };
}
