import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { createAnnounceService } from './announceService.ts';
import { createInstructionsService } from './instructionsService.ts';
import { createStaffInstructionsService } from './staffInstructionsService.ts';
import { staffWireRoutes } from './staffWireRoutes.ts';
import { wireRoutes } from './wireRoutes.ts';

interface WiresModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
}

/** Wires the operator's bank details, and the wires that users announce. */
export function createWiresModule({ db, clock, pdf }: WiresModuleDeps): { routes: FastifyPluginCallback } {
  const ofUsers = wireRoutes({
    db,
    instructions: createInstructionsService({ db, clock }),
    announcer: createAnnounceService({ db, clock }),
    pdf,
  });
  const ofStaff = staffWireRoutes({ instructions: createStaffInstructionsService({ db, clock }) });
  return {
    routes: (app, options, done) => {
      app.register(ofUsers, options);
      app.register(ofStaff, options);
      done();
    },
  };
}
