import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { IsOwnQuote } from './balanceQuestions.ts';
import { accountsRoutes } from './accountsRoutes.ts';
import { createAccountsService, type ListCardSources } from './accountsService.ts';
import { createContactsService } from './contactsService.ts';
import { manageRoutes } from './manageRoutes.ts';
import { createOpeningService } from './openingService.ts';
import { createProgramAccountService, type ProgramAccountService } from './programAccountService.ts';
import { createStatusService } from './statusService.ts';

export { createOpeningService, type OpeningService } from './openingService.ts';
export { identifierFrom } from './madeIdentifiers.ts';
export { listContactEmails } from './contactsRepository.ts';
export {
  findAccount,
  findAccountOf,
  freezeAccount,
  lockAccount,
  lockAccountOf,
  updateSwitches,
} from './accountRepository.ts';
export { countPlatformAccounts, listPlatformAccounts } from './platformAccountsReadModel.ts';
export { findAccountsByReference } from './accountReferenceReadModel.ts';
export { accountIdOf, groupIdOf } from './identifierSearch.ts';
export { findGroup } from './customerRepository.ts';
export { checkBalanceQuestion, type BalanceQuestion } from './balanceQuestions.ts';
export { listVisibleGroups } from './customersReadModel.ts';
export { limitBalanceGuesses } from './limitBalanceGuesses.ts';
export type { ProgramAccountService } from './programAccountService.ts';

interface AccountsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly isOwnQuote: IsOwnQuote;
  readonly listCardSources: ListCardSources;
}

export interface AccountsModule extends ApiModule {
  readonly programAccounts: ProgramAccountService;
}

/** Groups and accounts. */
export function createAccountsModule({ db, clock, isOwnQuote, listCardSources }: AccountsModuleDeps): AccountsModule {
  const accounts = createAccountsService({ db, isOwnQuote, listCardSources });
  const reading = accountsRoutes(accounts);
  const managing = manageRoutes(db, {
    accounts,
    opener: createOpeningService({ clock }),
    statuses: createStatusService({ clock }),
    contacts: createContactsService({ db, clock }),
  });
  return {
    programAccounts: createProgramAccountService(db),
    routes: routesOf([reading, managing]),
  };
}
