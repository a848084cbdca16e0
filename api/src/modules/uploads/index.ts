import type { UploadRule } from '@portal/shared/contract/uploads';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { CartsModule } from '../carts/index.ts';
import { createAddUploadService, type AddingSizes } from './addUploadService.ts';
import { createFillCartWorker, type FillingSizes } from './fillCart.ts';
import { createReadFileService } from './readFileService.ts';
import { createTypedLinesService } from './typedLinesService.ts';
import { templateFileRoutes } from './templateFileRoutes.ts';
import { createTemplateFileService } from './templateService.ts';
import { uploadFileRoutes } from './uploadFileRoutes.ts';
import { uploadRoutes } from './uploadRoutes.ts';
import { uploadShippingRoutes } from './uploadShippingRoutes.ts';
import { deleteExpiredUploads, refuseInterruptedUploads } from './uploadRepository.ts';
import { createUploadService } from './uploadService.ts';
import { createUploadCheckWorker } from './uploadCheckWorker.ts';

export { findEarlierUse, requireNotOrdered } from './fileUses.ts';
export { stopAdding } from './fillCart.ts';
export { releaseLines } from './releaseLines.ts';
export { listUploadsOfTemplate, listWaitingUploads, requireUpload } from './uploadReadModel.ts';
export { storeUpload } from './storeUpload.ts';
export { toFileColumns, toFileHeading, type UploadFileColumn } from './uploadFileColumns.ts';

/** The refusal of an upload whose process ended before it had read the file. */
const INTERRUPTED = { rule: 'file.interrupted' satisfies UploadRule, place: null, usedAt: null };

interface UploadsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sendNotice: SendNotice;
  readonly carts: Pick<CartsModule, 'finishAdding' | 'show' | 'shipping'>;
  readonly sizes: AddingSizes & FillingSizes;
  readonly files: FileReader;
  readonly deliveryMethods: readonly DeliveryMethod[];
}

/** Wires files of recipients. */
export function createUploadsModule({ carts, sizes, files, ...deps }: UploadsModuleDeps): ApiModule {
  const { db, clock, enqueue } = deps;
  const check = createUploadCheckWorker(deps);
  const whole = uploadRoutes({
    db,
    uploads: createUploadService(deps),
    typed: createTypedLinesService(deps),
    add: createAddUploadService({ clock, enqueue, sizes, ...carts }),
  });
  const templates = templateFileRoutes(createTemplateFileService(db));
  const sent = uploadFileRoutes(createReadFileService({ ...deps, files }));
  return {
    routes: routesOf([whole, sent, routesOf(uploadShippingRoutes({ db, shipping: carts.shipping })), templates]),
    workers: {
      'check-upload': { handle: (batch) => Promise.all(batch.map(check)) },
      'fill-cart': createFillCartWorker({ db, clock, enqueue, sizes }),
    },
    housekeeping: [
      {
        name: 'refuse interrupted uploads',
        isUrgent: true,
        run: (now) => refuseInterruptedUploads(db, INTERRUPTED, now),
      },
      { name: 'delete expired uploads', run: (now) => deleteExpiredUploads(db, now) },
    ],
  };
}
