import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { PreviewMail, SendToMembers } from '../templates/index.ts';
import { createCompletions, type CompletionsDeps } from './completions/index.ts';
import { createIncentiveHistory } from './history/historyService.ts';
import { incentiveRoutes } from './incentiveRoutes.ts';
import { createIncentiveService, type IncentiveDeps } from './incentiveService.ts';
import { createTestIncentive } from './testIncentiveService.ts';

interface IncentivesModuleDeps extends IncentiveDeps, CompletionsDeps {
  readonly previewMail: PreviewMail;
  readonly sendToMembers: SendToMembers;
}

/** Wires incentives of surveys. */
export function createIncentivesModule(deps: IncentivesModuleDeps): ApiModule {
  const incentives = createIncentiveService(deps);
  const history = createIncentiveHistory(deps);
  const test = createTestIncentive(deps);
  const completions = createCompletions(deps);
  return {
    routes: routesOf([
      incentiveRoutes({ db: deps.db, incentives, history, test }),
      ...completions.routes,
      completions.researchRoutes,
    ]),
    workers: completions.workers,
  };
}
