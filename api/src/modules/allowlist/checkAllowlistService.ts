import type { AllowlistCheck } from '@portal/shared/contract/allowlist';
import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { compareAllowlists } from '@portal/shared/domain/allowlist/compareAllowlists';
import { checkFile } from '@portal/shared/files/checkFile';
import { FileRefused } from '@portal/shared/files/Table';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import { fileFailure } from '../../files/fileFailure.ts';
import { ALLOWLIST_FAILURES } from './allowlistErrors.ts';
import { readAllowlistFile, type AllowlistFile } from './allowlistFile.ts';
import { listRecipients } from './allowlistReadModel.ts';
import { findAllowlist } from './allowlistRepository.ts';

interface SentFile {
  readonly fileName: string;
  /** Null where the body was none. */
  readonly bytes: Buffer | null;
}

/** Compares files with recipient lists. Their bytes are kept nowhere. */
export function createCheckAllowlistService({ db, files }: { readonly db: Db; readonly files: FileReader }) {
  const read = async (user: SessionUser, { fileName, bytes }: SentFile): Promise<AllowlistFile> => {
    if (bytes === null) throw new AppError(ALLOWLIST_FAILURES.noFile);
    try {
      const rule = checkFile(fileName, bytes.length, ['xlsx']);
      if (rule !== null) throw new FileRefused(rule, 'Its name or size is not taken');
      return await files.read(user.platformId, { name: fileName, bytes, language: user.langKey }, readAllowlistFile);
    } catch (error) {
      if (error instanceof FileRefused) throw fileFailure(error, ALLOWLIST_LIMITS.recipients);
      throw error;
    }
  };

  /** Returns what a file would change. Raises 422 for one that is not taken, with the reason and the place. */
  return async (user: SessionUser, file: SentFile): Promise<AllowlistCheck> => {
    const { recipients, wrong, repeated, rowCount } = await read(user, file);
    const { platformId } = user;
    // The version first: a change meanwhile makes what is shown out of date, never the other way round.
    const version = (await findAllowlist(db, platformId))?.version ?? 0;
    const { added, removed, renamed, unchanged } = compareAllowlists(await listRecipients(db, platformId), recipients);
    return {
      version,
      rowCount,
      wrong: [...wrong],
      repeated: [...repeated],
      added: [...added],
      removed: [...removed],
      renamed: [...renamed],
      unchanged: [...unchanged],
    };
  };
}

export type CheckAllowlist = ReturnType<typeof createCheckAllowlistService>;
