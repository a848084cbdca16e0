import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import { AppError } from '../../errors/AppError.ts';
import type { JobData, JobOutcome } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { checkStoredLines } from './checkStoredLines.ts';
import { getUploadState } from './uploadEnumerations.ts';
import { findUploadOfJob } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

interface UploadCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

/** Checks an upload of many rows. One that is done again comes to the same; one that was overtaken is left alone. */
export const createUploadCheckWorker =
  ({ db, ...deps }: UploadCheckDeps) =>
  async ({ platformId, uploadId, version, keepsChanges }: JobData<'check-upload'>): Promise<JobOutcome> => {
    try {
      const upload = await findUploadOfJob(db, BigInt(platformId), uploadId);
      if (upload?.version === version && getUploadState(upload) === 'READING')
        await checkStoredLines(db, upload, { ...deps, keepsChanges });
      return { done: true };
    } catch (error) {
      return isOvertaken(error) ? { done: true } : toRetryOutcome(error);
    }
  };

const isOvertaken = (error: unknown): boolean =>
  error instanceof AppError && error.i18nKey === UPLOAD_FAILURES.overtaken.i18nKey;
