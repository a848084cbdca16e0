import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createInstructionsService, type InstructionsDeps } from './instructionsService.ts';
import { createStaffInstructionsService } from './staffInstructionsService.ts';
import { staffWireRoutes } from './staffWireRoutes.ts';
import { wireRoutes } from './wireRoutes.ts';

export { isWireOffered } from './instructionsRepository.ts';
export { WIRE_FAILURES } from './wiresErrors.ts';

interface WiresModuleDeps extends InstructionsDeps {
  readonly pdf: PdfRenderer;
}

/** Wires the operator's bank details: staff keep them, and users read them. */
export function createWiresModule({ pdf, ...deps }: WiresModuleDeps): ApiModule {
  const ofUsers = wireRoutes({ instructions: createInstructionsService(deps), pdf });
  const ofStaff = staffWireRoutes({ instructions: createStaffInstructionsService(deps) });
  return {
    routes: routesOf([ofUsers, ofStaff]),
  };
}
