import {
  BankAccount,
  BankAccountDetail,
  bankAccountParams,
  BankAccounts,
  bankAccountsParams,
  BankAgreement,
  BankUsers,
  bankUsersQuery,
  changeBankAccountBody,
  newBankAccountBody,
  verifyBankAccountBody,
  type NewBankAccountBody,
} from '@portal/shared/contract/bankAccounts';
import { ErrorBody } from '@portal/shared/contract/common';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../../db/client.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { errorBody } from '../../../plugins/errors.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import { runIdempotentPrepared } from '../../../plugins/idempotency/idempotencyPrepared.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { AddBankAccountService } from './addBankAccountService.ts';
import { currentAgreement } from './agreements.ts';
import { BANK_FAILURES } from './bankAccountErrors.ts';
import type { BankAccountsService } from './bankAccountsService.ts';
import { verifyBankAccount, type Verification } from './smallDeposits.ts';

interface BankAccountRoutesDeps {
  readonly db: Db;
  readonly bankAccounts: BankAccountsService;
  readonly adder: AddBankAccountService;
}

const tags = ['bank accounts'];
const reading = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;
const changing = {
  permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'] } },
} as const;

/** US bank accounts. */
export const bankAccountRoutes = ({ db, bankAccounts, adder }: BankAccountRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/ach/subscriptions/:accountID',
      schema: {
        tags,
        summary: 'The bank accounts of an account',
        params: bankAccountsParams,
        response: { 200: BankAccounts, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => bankAccounts.list(signedInUser(request), request.params.accountID),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/ach/users',
      schema: {
        tags,
        summary: 'The people who may add funds to an account',
        querystring: bankUsersQuery,
        response: { 200: BankUsers, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => bankAccounts.users(signedInUser(request), request.query.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/ach/agreement',
      schema: { tags, summary: 'The authorization of debits', response: { 200: BankAgreement, '4xx': ErrorBody } },
      config: changing,
      handler: (request) => currentAgreement(signedInUser(request).langKey),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/ach/subscriptions/:bankAccountIdentifier/details',
      schema: {
        tags,
        summary: 'A bank account with everything that may be changed',
        params: bankAccountParams,
        response: { 200: BankAccountDetail, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => bankAccounts.detail(signedInUser(request), request.params.bankAccountIdentifier),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/ach/subscriptions',
      schema: {
        tags,
        summary: 'Add a bank account',
        body: newBankAccountBody,
        response: { 201: BankAccount, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'required', numberFields: ['accountNumber'] },
      handler: (request, reply) => {
        const user = signedInUser(request);
        return runIdempotentPrepared(request, reply, db, {
          compared: withoutNumber(request.body),
          prepare: () => {
            request.releaseSlot();
            return adder.store(user, request.body);
          },
          work: async (tx, stored) => ({
            status: 201,
            body: await adder.name(tx, stored, request.body, { user, ipAddress: request.ip }),
          }),
          discard: (stored) => adder.discard(stored),
        });
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/ach/subscriptions/:bankAccountIdentifier/verify',
      schema: {
        tags,
        summary: 'Verify a bank account by its small deposits',
        params: bankAccountParams,
        body: verifyBankAccountBody,
        response: { 200: BankAccount, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'required' },
      handler: (request, reply) =>
        runIdempotent<BankAccount | ErrorBody>(request, reply, db, async (tx) => {
          const { bankAccountIdentifier } = request.params;
          const asked = { amounts: request.body.amounts, at: request.clock.now() };
          return answerOf(await verifyBankAccount(tx, signedInUser(request), bankAccountIdentifier, asked), request.id);
        }),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/ach/subscriptions/:bankAccountIdentifier',
      schema: {
        tags,
        summary: 'Change a bank account',
        params: bankAccountParams,
        body: changeBankAccountBody,
        response: { 200: BankAccountDetail, '4xx': ErrorBody },
      },
      config: { ...changing, numberFields: ['accountNumber'] },
      handler: (request) => {
        request.releaseSlot();
        const { bankAccountIdentifier } = request.params;
        return bankAccounts.change(signedInUser(request), bankAccountIdentifier, request.body, request.ip);
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/ach/subscriptions/:bankAccountIdentifier',
      schema: {
        tags,
        summary: 'Remove a bank account',
        params: bankAccountParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: changing,
      handler: async (request, reply) => {
        request.releaseSlot();
        await bankAccounts.remove(signedInUser(request), request.params.bankAccountIdentifier);
        return reply.status(204).send(null);
      },
    }),
  ]);

/** A wrong answer is kept, with the try that it took. */
function answerOf(verification: Verification, requestId: string) {
  if (verification.outcome === 'verified') return { status: 200, body: verification.bankAccount };
  const { triesLeft } = verification;
  const failure =
    triesLeft === 0
      ? BANK_FAILURES.tooManyTries
      : { ...BANK_FAILURES.wrongDeposits, values: { triesLeft: String(triesLeft) } };
  return { status: failure.status, body: errorBody(failure, requestId) };
}

/** Leaves of a body what is hashed with the key of a call: from a hash of the whole number it could be guessed. */
const withoutNumber = ({ accountNumber, ...rest }: NewBankAccountBody) => ({
  ...rest,
  lastFour: accountNumber.replaceAll(/\D/g, '').slice(-4),
});
