import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { createProcessPool, type ProcessPoolSettings } from '../childProcess/createProcessPool.ts';
import { nextResult } from '../childProcess/nextResult.ts';
import type { PdfDocument } from './PdfDocument.ts';

export interface PdfRenderer {
  /** Returns the bytes of an organisation's document; rejects when its data cannot be drawn, or its process was ended. */
  readonly render: (platformId: bigint, document: PdfDocument) => Promise<Buffer>;
  /** Ends the process; documents that are being drawn are rejected. */
  readonly close: () => Promise<void>;
}

/** Draws documents one after the other in a process of bounded memory and time, which organisations use in turn. */
export function createPdfRenderer(overrides: Partial<ProcessPoolSettings> = {}): PdfRenderer {
  const pool = createProcessPool<PdfDocument, Uint8Array>(new URL('./pdfProcess.ts', import.meta.url), {
    ...SERVER_SETTINGS.childProcesses,
    ...SERVER_SETTINGS.pdf,
    ...overrides,
  });
  return {
    render: (platformId, document) =>
      pool.run(platformId, document, async (results) => Buffer.from(await nextResult(results))),
    close: () => pool.close(),
  };
}
