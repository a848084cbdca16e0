import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { routesOf, type Routes } from '../../plugins/defineRoute.ts';
import type { CartsModule } from '../carts/index.ts';
import { createAddUploadService } from './addUploadService.ts';
import { createReadFileService } from './readFileService.ts';
import { createTypedLinesService } from './typedLinesService.ts';
import { templateFileRoutes } from './templateFileRoutes.ts';
import { createTemplateFileService } from './templateService.ts';
import { uploadFileRoutes } from './uploadFileRoutes.ts';
import { uploadRoutes } from './uploadRoutes.ts';
import { createUploadService } from './uploadService.ts';

export { findEarlierUse, requireNotOrdered } from './fileUses.ts';
export { releaseLines } from './releaseLines.ts';
export { deleteExpiredUploads, refuseInterruptedUploads } from './uploadRepository.ts';
export { listUploadsOfTemplate } from './uploadReadModel.ts';
export { storeUpload } from './storeUpload.ts';
export { workUploads } from './workUploads.ts';

interface UploadsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly finishAdding: CartsModule['finishAdding'];
  readonly files: FileReader;
}

/** Wires files of recipients. */
export function createUploadsModule({ finishAdding, files, ...deps }: UploadsModuleDeps): {
  readonly routes: Routes;
} {
  const { db, clock } = deps;
  const whole = uploadRoutes({
    db,
    uploads: createUploadService(deps),
    typed: createTypedLinesService(deps),
    add: createAddUploadService({ clock, finishAdding }),
  });
  const templates = templateFileRoutes(createTemplateFileService(db));
  const sent = uploadFileRoutes(createReadFileService({ ...deps, files }));
  return {
    routes: routesOf([whole, sent, templates]),
  };
}
