import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { createReceiptMails } from '../deposits/index.ts';
import { createAnnounceService } from './announceService.ts';
import { createExpectedWiresService } from './expectedWiresService.ts';
import { createInstructionsService } from './instructionsService.ts';
import { createStaffInstructionsService } from './staffInstructionsService.ts';
import { staffWireRoutes } from './staffWireRoutes.ts';
import { wireRoutes } from './wireRoutes.ts';

interface WiresModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
  readonly sendNotice: SendNotice;
}

/** Wires the operator's bank details, the wires that users announce, and those that have arrived. */
export function createWiresModule({ db, clock, pdf, sendNotice }: WiresModuleDeps): { routes: FastifyPluginCallback } {
  const ofUsers = wireRoutes({
    db,
    instructions: createInstructionsService({ db, clock }),
    announcer: createAnnounceService({ db, clock }),
    pdf,
  });
  const ofStaff = staffWireRoutes({
    db,
    sendReceipts: createReceiptMails(sendNotice),
    instructions: createStaffInstructionsService({ db, clock }),
    expected: createExpectedWiresService(db),
  });
  return {
    routes: (app, options, done) => {
      app.register(ofUsers, options);
      app.register(ofStaff, options);
      done();
    },
  };
}
