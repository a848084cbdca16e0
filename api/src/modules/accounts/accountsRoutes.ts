import { AccountList, accountsQuery } from '@portal/shared/contract/accounts';
import { ErrorBody } from '@portal/shared/contract/common';
import {
  Account,
  Customer,
  customersQuery,
  PaymentSource,
  sufficientFundsQuery,
} from '@portal/shared/contract/customers';
import { Type } from '@sinclair/typebox';
import { object, string } from 'yup';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { AccountsService } from './accountsService.ts';

const tags = ['accounts'];
const anyUser = { kind: 'user', rule: {} } as const;
const reader = { kind: 'user', rule: { any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] } } as const;
const orderer = { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } as const;
const identifier = string().max(100).required();
const byAccount = object({ accountIdentifier: identifier });

/** Groups, accounts and payment sources. */
export const accountsRoutes = (accounts: AccountsService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/customers',
      schema: {
        tags,
        summary: 'Groups with their visible accounts, a page at a time',
        querystring: customersQuery,
        response: { 200: Type.Array(Customer), '4xx': ErrorBody },
      },
      config: { permission: anyUser },
      handler: (request) => accounts.listCustomers(signedInUser(request), request.query.page, request.query.size),
    }),

    defineRoute({
      method: 'GET',
      url: '/api/accounts',
      schema: {
        tags,
        summary: 'A page of the accounts, by name',
        querystring: accountsQuery,
        response: { 200: AccountList, '4xx': ErrorBody },
      },
      config: { permission: reader },
      handler: async (request, reply) =>
        sendList(reply, await accounts.listAccounts(signedInUser(request), request.query)),
    }),

    defineRoute({
      method: 'GET',
      url: '/api/customers/:customerIdentifier/account/:accountIdentifier',
      schema: {
        tags,
        summary: 'One account, as it is now',
        params: object({ customerIdentifier: identifier, accountIdentifier: identifier }),
        response: { 200: Account, '4xx': ErrorBody },
      },
      config: { permission: anyUser },
      handler: (request) =>
        accounts.getAccount(signedInUser(request), request.params.customerIdentifier, request.params.accountIdentifier),
    }),

    defineRoute({
      method: 'GET',
      url: '/api/accounts/:accountIdentifier/payment-sources',
      schema: {
        tags,
        summary: 'What an order may be paid with',
        params: byAccount,
        response: { 200: Type.Array(PaymentSource), '4xx': ErrorBody },
      },
      config: { permission: orderer },
      handler: (request) =>
        accounts.listPaymentSources(signedInUser(request), request.params.accountIdentifier, request.clock.now()),
    }),

    defineRoute({
      method: 'GET',
      url: '/api/accounts/:accountIdentifier/sufficientFunds',
      schema: {
        tags,
        summary: 'Does the balance cover a total',
        params: byAccount,
        querystring: sufficientFundsQuery,
        response: { 200: Type.Boolean(), '4xx': ErrorBody },
      },
      config: { permission: orderer },
      handler: (request) =>
        accounts.hasSufficientFunds(
          signedInUser(request),
          request.params.accountIdentifier,
          request.query.orderTotal,
          request.clock.now(),
        ),
    }),
  ]);
