import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { accountsRoutes } from './accountsRoutes.ts';
import { createAccountsService } from './accountsService.ts';
import { createContactsService } from './contactsService.ts';
import { manageRoutes } from './manageRoutes.ts';
import { createOpeningService } from './openingService.ts';
import { createStatusService } from './statusService.ts';

export { listContactEmails } from './contactsRepository.ts';
export { freezeAccount, lockAccount } from './accountRepository.ts';
export { leaveToAsk } from './balanceQuestions.ts';
export { listVisibleGroups } from './customersReadModel.ts';
export { limitGuesses } from './limitGuesses.ts';

interface AccountsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Groups and accounts. */
export function createAccountsModule({ db, clock }: AccountsModuleDeps): { routes: FastifyPluginCallback } {
  const accounts = createAccountsService(db);
  const reading = accountsRoutes(accounts);
  const managing = manageRoutes(db, {
    accounts,
    opener: createOpeningService({ clock }),
    statuses: createStatusService({ clock }),
    contacts: createContactsService({ db, clock }),
  });
  return {
    routes: (app, options, done) => {
      app.register(reading, options);
      app.register(managing, options);
      done();
    },
  };
}
