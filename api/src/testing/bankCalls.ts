import type { BankAccount, BankAgreement, NewBankAccountBody } from '@portal/shared/contract/bankAccounts';
import { nextId } from './nextId.ts';
import type { Call, TestApp } from './testApp.ts';

let numbers = 0;

/** The body of a new bank account, each with a number of its own. */
export async function buildBankBody(
  caller: Call,
  owner: Pick<NewBankAccountBody, 'customerIdentifier' | 'accountIdentifier'>,
  overrides: Partial<NewBankAccountBody> = {},
): Promise<NewBankAccountBody> {
  const agreement = (await caller({ method: 'GET', url: '/api/ach/agreement' })).json<Partial<BankAgreement>>();
  return {
    ...owner,
    label: 'Operating account',
    routingNumber: '021000021',
    accountNumber: `77${String((numbers += 1)).padStart(8, '0')}55`,
    accountType: 'C',
    firstName: 'Ana',
    lastName: 'Souza',
    companyName: 'Alder & Birch',
    addressLine1: '1 Main Street',
    addressLine2: '',
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    postalCode: '98101',
    userIdentifiers: [],
    agreement: { version: agreement.version ?? 'x', hash: agreement.hash ?? 'x' },
    ...overrides,
  };
}

/** The identifier of a bank account of the account, which is added when there is none; `x` where none are offered. */
export async function sampleBankAccount(
  caller: Call,
  owner: Pick<NewBankAccountBody, 'customerIdentifier' | 'accountIdentifier'>,
): Promise<string> {
  const url = `/api/ach/subscriptions/${owner.accountIdentifier}`;
  const listed = await caller({ method: 'GET', url });
  const [known] = listed.statusCode === 200 ? listed.json<BankAccount[]>() : [];
  if (known !== undefined) return known.identifier;
  const added = await caller({
    method: 'POST',
    url: '/api/ach/subscriptions',
    payload: await buildBankBody(caller, owner),
    headers: { 'idempotency-key': nextId() },
  });
  return added.json<Partial<BankAccount>>().identifier ?? 'x';
}

/** The same, verified. */
export async function usableBankAccount(
  { db }: TestApp,
  caller: Call,
  owner: Pick<NewBankAccountBody, 'customerIdentifier' | 'accountIdentifier'>,
): Promise<string> {
  const identifier = await sampleBankAccount(caller, owner);
  await db.updateTable('bank_accounts').set({ status: 'VERIFIED' }).where('identifier', '=', identifier).execute();
  return identifier;
}
