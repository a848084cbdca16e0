import type { ApiModule } from '../ApiModule.ts';
import { agreementRoutes } from './agreementRoutes.ts';
import { createAgreementService, type AgreementsDeps } from './agreementService.ts';

export { findBankAgreement, hasAcceptedTerms, insertBankAgreement } from './agreementRepository.ts';
export { createTerms, type PortalTerms, type TermsAcceptance } from './terms.ts';

/** The terms of the portal, and every text that somebody accepted, which never changes. */
export const createAgreementsModule = (deps: AgreementsDeps): ApiModule => ({
  routes: agreementRoutes({ agreements: createAgreementService(deps), terms: deps.terms }),
});
