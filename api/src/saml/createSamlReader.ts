import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { createProcessPool, type ProcessPoolSettings } from '../childProcess/createProcessPool.ts';
import { nextResult } from '../childProcess/nextResult.ts';
import { ChildEnded } from '../childProcess/startChild.ts';
import type { ResponseTask } from './checkResponse.ts';
import type { SamlMetadata, SamlMetadataRefusal } from './readMetadata.ts';
import type { SamlIdentity } from './readVerified.ts';
import type { SamlRefusalReason } from './SamlRefused.ts';
import type { SamlResult, SamlTask } from './samlProcess.ts';

/** Reads the XML of identity providers. */
export interface SamlReader {
  /** Reads metadata that an administrator gave. Raises ChildEnded when the server stops. */
  readMetadata(platformId: bigint, xml: string): Promise<SamlMetadata | SamlMetadataRefusal>;
  /** Verifies an answer. Raises ChildEnded when the server stops. */
  checkResponse(
    platformId: bigint,
    task: ResponseTask,
  ): Promise<{ readonly identity: SamlIdentity } | { readonly refused: SamlRefusalReason }>;
  close(): Promise<void>;
}

/** Reads in a process of bounded memory and time, which begins with the first XML and which organisations use in turn. */
export function createSamlReader(
  onLimit?: (ended: ChildEnded) => void,
  overrides: Partial<ProcessPoolSettings> = {},
): SamlReader {
  const pool = createProcessPool<SamlTask, SamlResult>(
    new URL('./samlProcess.ts', import.meta.url),
    { ...SERVER_SETTINGS.childProcesses, ...SERVER_SETTINGS.saml, ...overrides },
    onLimit,
  );
  const run = (platformId: bigint, task: SamlTask): Promise<SamlResult> =>
    pool.run(platformId, task, nextResult).catch((error: unknown): SamlResult => {
      if (!(error instanceof ChildEnded) || error.reason === 'closed') throw error;
      return { refused: 'unsafe' };
    });
  return {
    readMetadata: async (platformId, xml) => {
      const result = await run(platformId, { metadata: xml });
      return 'metadata' in result ? result.metadata : { refused: 'unsafe' };
    },
    checkResponse: async (platformId, task) => {
      const result = await run(platformId, { answer: task });
      if ('metadata' in result) throw new Error('An answer was read as metadata');
      return result;
    },
    close: () => pool.close(),
  };
}
