import type { ApiModule } from '../ApiModule.ts';
import { scheduleRoutes } from './scheduleRoutes.ts';
import { createScheduleService } from './scheduleService.ts';
import { createSendDueWorker, type SendDueDeps } from './sendDueWorker.ts';

/** Wires moving and sending what waits for its time. */
export const createSchedulesModule = (deps: SendDueDeps): ApiModule => ({
  routes: scheduleRoutes(createScheduleService(deps)),
  workers: { 'send-scheduled': createSendDueWorker(deps) },
});
