import type { RevealedTaxId } from '@portal/shared/contract/staffKyb';
import { REVIEW_FILE_TYPES, type ReviewFileType } from '@portal/shared/domain/access/reviewFacts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { StoredFile } from '../../files/sendStoredFile.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findPlatformBy } from '../platforms/index.ts';
import { findSubmission } from './kybReadModel.ts';
import { findReviewFile } from './questionReadModel.ts';
import { auditReview } from './reviewAudit.ts';
import { openTaxId } from './taxIds.ts';

interface EvidenceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly credentialKey: Buffer;
}

const EXTENSIONS: Readonly<Record<ReviewFileType, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Files and tax id of an organisation, for staff. Each look is written to the audit log. */
export function createEvidenceService({ db, clock, store, credentialKey }: EvidenceDeps) {
  const requirePlatform = async (platformClientId: string) => {
    const platform = await findPlatformBy(db, platformClientId);
    if (platform === undefined || platform.is_staff) throw new AppError(COMMON_FAILURES.notFound);
    return platform;
  };

  return {
    /** Opens a file. Raises 404 for an organisation that does not exist, and for a file that is not its own. */
    download: async (user: SessionUser, platformClientId: string, fileId: string): Promise<StoredFile> => {
      const platform = await requirePlatform(platformClientId);
      const file = isUuid(fileId) ? await findReviewFile(db, platform.id, fileId) : undefined;
      if (file === undefined) throw new AppError(COMMON_FAILURES.notFound);
      await withTransaction(db, (tx) =>
        auditReview(tx, platform, {
          actorUserId: null,
          staffEmail: user.email,
          action: 'kyb.fileDownloaded',
          details: { file: file.id },
          at: clock.now(),
        }),
      );
      const contentType = oneOf(REVIEW_FILE_TYPES, file.content_type);
      return {
        fileName: toFileName(file.name, EXTENSIONS[contentType]),
        contentType,
        byteCount: file.size_bytes,
        bytes: store.read({ platformId: platform.id, id: file.id }),
      };
    },

    /** Reveals the tax id that was submitted last. Raises 404 where there is none. */
    revealTaxId: async (user: SessionUser, platformClientId: string): Promise<RevealedTaxId> => {
      const platform = await requirePlatform(platformClientId);
      const sealed = (await findSubmission(db, platform.id))?.sealed_tax_id ?? null;
      if (sealed === null) throw new AppError(COMMON_FAILURES.notFound);
      await withTransaction(db, (tx) =>
        auditReview(tx, platform, {
          actorUserId: null,
          staffEmail: user.email,
          action: 'kyb.taxIdRevealed',
          at: clock.now(),
        }),
      );
      return { taxId: openTaxId(credentialKey, sealed) };
    },
  };
}

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** Returns the name under which a file is saved: plain letters, and the ending of what it is. */
export function toFileName(name: string, extension: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 _-]/g, '')
    .trim()
    .slice(0, 100);
  return `${stem === '' ? 'file' : stem}.${extension}`;
}
