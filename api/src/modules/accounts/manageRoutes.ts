import {
  AccountContacts,
  AllAccountContacts,
  contactsBody,
  contactsOfTypeParams,
  contactsParams,
  Group,
  groupParams,
  newAccountBody,
  newGroupBody,
  statusBody,
  statusParams,
} from '@portal/shared/contract/accounts';
import { ErrorBody } from '@portal/shared/contract/common';
import { Account, Customer } from '@portal/shared/contract/customers';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { AccountsService } from './accountsService.ts';
import type { ContactsService } from './contactsService.ts';
import type { OpeningService } from './openingService.ts';
import type { StatusService } from './statusService.ts';

const tags = ['accounts'];
const reading = { permission: { kind: 'user', rule: { any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] } } } as const;
const changing = {
  permission: { kind: 'user', rule: { all: ['ACCOUNT_MANAGE'] } },
  idempotencyKey: 'optional',
} as const;
/** Whoever sees only some groups would not see a new one. */
const opening = {
  permission: { kind: 'user', rule: { all: ['ACCOUNT_MANAGE'], accessLevel: 'PLATFORM' } },
  idempotencyKey: 'optional',
} as const;

interface ManageServices {
  readonly accounts: Pick<AccountsService, 'getGroup'>;
  readonly opener: OpeningService;
  readonly statuses: StatusService;
  readonly contacts: ContactsService;
}

/** Groups and accounts as administrators work on them. */
export const manageRoutes = (db: Db, { accounts, opener, statuses, contacts }: ManageServices) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/customers/:customerIdentifier',
      schema: { tags, summary: 'A group', params: groupParams, response: { 200: Group, '4xx': ErrorBody } },
      config: reading,
      handler: (request) => accounts.getGroup(signedInUser(request), request.params.customerIdentifier),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/customers',
      schema: { tags, summary: 'Create a group', body: newGroupBody, response: { 201: Customer, '4xx': ErrorBody } },
      config: opening,
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await opener.createGroup(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/accounts',
      schema: { tags, summary: 'Open an account', body: newAccountBody, response: { 201: Account, '4xx': ErrorBody } },
      config: changing,
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await opener.createAccount(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/customers/:groupId/accounts/:identifier/status/:newStatus',
      schema: {
        tags,
        summary: 'Freeze, disable or reopen an account',
        params: statusParams,
        body: statusBody,
        response: { 200: Account, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 200,
          body: await statuses.changeStatus(tx, signedInUser(request), {
            ...request.params,
            reason: request.body.reason,
          }),
        })),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/customers/:group/account/:account/contacts',
      schema: {
        tags,
        summary: 'Who is told about deposits into an account',
        params: contactsParams,
        response: { 200: AllAccountContacts, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => contacts.list(signedInUser(request), request.params),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/customers/:group/account/:account/contacts/:fundingType',
      schema: {
        tags,
        summary: 'Replace the contacts of one kind of deposit',
        params: contactsOfTypeParams,
        body: contactsBody,
        response: { 200: AccountContacts, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 200,
          body: await contacts.replace(tx, signedInUser(request), request.params, request.body),
        })),
    }),
  ]);
