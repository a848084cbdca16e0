import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { createProcessPool, type ProcessPoolSettings } from '../childProcess/createProcessPool.ts';
import { nextResult } from '../childProcess/nextResult.ts';
import { ChildEnded } from '../childProcess/startChild.ts';
import type { LetterDocument } from './LetterDocument.ts';
import type { PdfDocument } from './PdfDocument.ts';

export interface PdfRenderer {
  /**
   * Returns the bytes of an organisation's document, drawn anew once where its process died. Raises what its data cannot be drawn
   * for; ChildEnded when its process was ended at a limit, died twice, or the renderer was closed.
   */
  readonly render: (platformId: bigint, document: PdfDocument | LetterDocument) => Promise<Buffer>;
  /** Ends the process; documents that are being drawn are rejected. */
  readonly close: () => Promise<void>;
}

/** Draws documents one after the other in a process of bounded memory and time, which organisations use in turn. */
export function createPdfRenderer(overrides: Partial<ProcessPoolSettings> = {}): PdfRenderer {
  const pool = createProcessPool<PdfDocument | LetterDocument, Uint8Array>(
    new URL('./pdfProcess.ts', import.meta.url),
    {
      ...SERVER_SETTINGS.childProcesses,
      ...SERVER_SETTINGS.pdf,
      ...overrides,
    },
  );
  const draw: PdfRenderer['render'] = (platformId, document) =>
    pool.run(platformId, document, async (results) => Buffer.from(await nextResult(results)));
  return {
    render: (platformId, document) =>
      draw(platformId, document).catch((error: unknown) => {
        if (error instanceof ChildEnded && error.reason === 'exit') return draw(platformId, document);
        throw error;
      }),
    close: () => pool.close(),
  };
}
