import type { Db } from '../../db/client.ts';
import { createDatabaseFiles } from '../../providers/files/createDatabaseFiles.ts';
import type { KybChecks } from '../../providers/kyb/KybChecks.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { answerRoutes } from './answerRoutes.ts';
import { createAnswerService } from './answerService.ts';
import { createCheckWorker } from './checkWorker.ts';
import { createEvidenceService } from './evidenceService.ts';
import { kybRoutes } from './kybRoutes.ts';
import { createKybService } from './kybService.ts';
import { createReviewFileService } from './reviewFileService.ts';
import { createSubmitFacts, type SubmitDeps, type SubmitFacts } from './submitFacts.ts';

export type { BusinessFacts, SignUpAnswers } from './BusinessFacts.ts';
export { findLastKybDecision } from './reviewAudit.ts';
export { sealOlderTaxIds, sealTaxId } from './taxIds.ts';
export type { SubmitFacts } from './submitFacts.ts';

interface BusinessReviewDeps extends Omit<SubmitDeps, 'hasChecks'> {
  readonly db: Db;
  /** Null: no service checks what is submitted. */
  readonly checks: KybChecks | null;
}

/** Reviews of the business of organisations: what they submit and answer, what is checked, and what staff decide. */
export function createBusinessReviewModule(
  deps: BusinessReviewDeps,
): ApiModule & { readonly submitFacts: SubmitFacts } {
  const { db, checks } = deps;
  const store = createDatabaseFiles(db);
  return {
    routes: routesOf([
      kybRoutes(createKybService(deps), createEvidenceService({ ...deps, store })),
      answerRoutes(createAnswerService(deps), createReviewFileService({ ...deps, store })),
    ]),
    workers: checks === null ? {} : { 'check-business': createCheckWorker({ ...deps, checks }) },
    submitFacts: createSubmitFacts({ ...deps, hasChecks: checks !== null }),
  };
}
