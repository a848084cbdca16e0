import { randomUUID } from 'node:crypto';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../db/client.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { currentAgreement, recordAgreement } from '../modules/paymentMethods/index.ts';
import type { BillTo, PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import { DEPOSITOR } from './demoDeposits.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const { triesMax } = SETTINGS.bankAccounts;

/** One in each state: to be verified, verified, and disabled after too many wrong answers. */
const BANK_ACCOUNTS = [
  { label: 'Grants', number: '4400120035', status: 'UNVERIFIED', triesLeft: triesMax, ageMs: 2 * DAY_MS },
  { label: 'Operating account', number: '4400120068', status: 'VERIFIED', triesLeft: triesMax, ageMs: 90 * DAY_MS },
  { label: 'Old savings', number: '4400120091', status: 'DISABLED', triesLeft: 0, ageMs: 30 * DAY_MS },
];
const ACCOUNT = 'A98002';
const ROUTING_NUMBER = '021000021';
/** The two amounts that are paid to a bank account, in cents. */
const SMALL_DEPOSITS = [17n, 42n];

const BILL_TO: BillTo = {
  firstName: 'June',
  lastName: 'Castellanos',
  company: 'Harbor & Heron',
  addressLine1: '8 Wharf Lane',
  addressLine2: null,
  city: 'Portland',
  state: 'ME',
  postalCode: '04101',
  country: 'US',
  emailAddress: DEPOSITOR,
};

/** Saves bank accounts of the demo at the gateway's sandbox, with the authorisation of each. Idempotent. */
export async function loadDemoBankAccounts(db: Db, gateway: PaymentGateway, now: Date): Promise<void> {
  const owner = await findOwner(db);
  if (owner === undefined) return;
  for (const bankAccount of BANK_ACCOUNTS) {
    const { number: accountNumber, ageMs } = bankAccount;
    const [identifier, at] = [randomUUID(), new Date(now.getTime() - ageMs)];
    const stored = await gateway.storeBankAccount({
      routingNumber: ROUTING_NUMBER,
      accountNumber,
      accountType: 'C',
      billTo: BILL_TO,
      reference: identifier,
    });
    if (stored.outcome !== 'stored') return;
    await withTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('bank_accounts')
        .values(rowOf(bankAccount, { owner, identifier, stored, at }))
        .returning('id')
        .executeTakeFirstOrThrow();
      const acceptance = { user: owner, ipAddress: '127.0.0.1', at };
      await recordAgreement(tx, { platformId: owner.platform_id, id }, currentAgreement('en'), acceptance);
    });
  }
}

interface BankAccountFacts {
  readonly owner: { readonly id: bigint; readonly platform_id: bigint; readonly account_id: bigint };
  readonly identifier: string;
  readonly stored: { readonly token: string; readonly instrumentIdentifier: string };
  readonly at: Date;
}

const rowOf = (
  { label, number, status, triesLeft }: (typeof BANK_ACCOUNTS)[number],
  { owner, identifier, stored, at }: BankAccountFacts,
) => ({
  platform_id: owner.platform_id,
  account_id: owner.account_id,
  identifier,
  gateway_token: stored.token,
  instrument_identifier: stored.instrumentIdentifier,
  label,
  routing_number: ROUTING_NUMBER,
  last_four: number.slice(-4),
  account_type: 'C',
  first_name: BILL_TO.firstName,
  last_name: BILL_TO.lastName,
  company_name: BILL_TO.company ?? '',
  address_line1: BILL_TO.addressLine1,
  address_line2: '',
  city: BILL_TO.city,
  state: BILL_TO.state ?? '',
  postal_code: BILL_TO.postalCode ?? '',
  country: BILL_TO.country,
  status,
  small_deposits_reference: randomUUID(),
  small_deposits_minor: SMALL_DEPOSITS,
  tries_left: triesLeft,
  created_by_user_id: owner.id,
  created_at: at,
});

/** Returns who adds the bank accounts, and to which account; nobody where the demo is not loaded, or has them. */
function findOwner(db: Db) {
  return db
    .selectFrom('login_emails')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'login_emails.platform_id').onRef('users.email', '=', 'login_emails.email'),
    )
    .innerJoin('accounts', 'accounts.platform_id', 'users.platform_id')
    .select(['users.platform_id', 'users.id', 'accounts.id as account_id'])
    .where('login_emails.email', '=', DEPOSITOR)
    .where('accounts.identifier', '=', ACCOUNT)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bank_accounts')
            .select('bank_accounts.id')
            .whereRef('bank_accounts.platform_id', '=', 'users.platform_id'),
        ),
      ),
    )
    .executeTakeFirst();
}
