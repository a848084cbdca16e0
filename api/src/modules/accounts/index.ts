import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../../db/client.ts';
import { accountsRoutes } from './accountsRoutes.ts';
import { createAccountsService } from './accountsService.ts';

export { isAccountVisible, isGroupVisible } from './accountAccess.ts';
export { ACCOUNT_FAILURES } from './accountsErrors.ts';
export { leaveToAsk } from './balanceQuestions.ts';
export { listVisibleGroups } from './customersReadModel.ts';
export { findVisibleAccount, findVisibleAccountOfGroup, isUsable, type AccountRow } from './findVisibleAccount.ts';
export { findFirstAccountId } from './firstAccount.ts';

/** Groups and accounts. */
export const createAccountsModule = ({ db }: { readonly db: Db }): { routes: FastifyPluginCallback } => ({
  routes: accountsRoutes(createAccountsService(db)),
});
