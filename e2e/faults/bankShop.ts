import { randomUUID } from 'node:crypto';
import { numberAt, objectOf, textAt } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import { expectStatus, type PortalClient } from '../harness/signIn.ts';
import type { WebForm } from './bankPage.ts';
import { CARD_ACCOUNT } from '../harness/cardDeposit.ts';

const GROUP = 'G10002';
const REFUSED = 422;
const TRIES = 10;

/** A deposit by bank that the person may take to the payment page. */
export interface BegunDeposit {
  /** Name of the deposit at the gateway. */
  readonly reference: string;
  readonly identifier: string;
  readonly form: WebForm;
}

interface BankDepositInput {
  readonly key: string;
  /** Decimal text. */
  readonly amount: string;
}

/** A deposit as far as its person came. */
export interface BankAttempt extends BankDepositInput {
  begun: BegunDeposit | null;
  /** The form by which the browser takes the reply to the portal. */
  reply: WebForm | null;
}

/** Adds a bank account to the demo's account. Returns its identifier. */
export async function addBankAccount(client: PortalClient): Promise<string> {
  const agreement = expectStatus(await client.call('GET', '/ach/agreement'), 200);
  const body = {
    customerIdentifier: GROUP,
    accountIdentifier: CARD_ACCOUNT,
    routingNumber: '021000021',
    accountNumber: '7700000155',
    accountType: 'X',
    companyName: 'Alder & "Birch" <Söhne>',
    firstName: 'Grace',
    lastName: 'Okoro',
    addressLine1: '1 Main Street',
    city: 'Seattle',
    state: 'WA',
    country: 'US',
    postalCode: '98101',
    agreement: { version: textAt(agreement, 'version'), hash: textAt(agreement, 'hash') },
  };
  const added = await client.call('POST', '/ach/subscriptions', body, { key: randomUUID() });
  return textAt(expectStatus(added, 201), 'identifier');
}

/** The trust in an account: it is credited when the debit is submitted (TRUSTED), or when it settles (NEW). */
export type Confidence = 'NEW' | 'TRUSTED';

/** Makes account and bank account usable, also after a return that froze or disabled them. */
export async function makeUsable(ledger: LedgerDatabase, confidence: Confidence): Promise<void> {
  await ledger.query(`update accounts set status = 'ACTIVE', confidence_attribute = $2 where identifier = $1`, [
    CARD_ACCOUNT,
    confidence,
  ]);
  await ledger.query(`update bank_accounts set status = 'VERIFIED', return_code = null where status <> 'VERIFIED'`);
}

/** Begins a deposit; a return of an earlier one may freeze the account in between, which is undone. */
export async function beginDeposit(
  client: PortalClient,
  ledger: LedgerDatabase,
  bankAccount: string,
  { key, amount, confidence }: BankDepositInput & { readonly confidence: Confidence },
): Promise<BegunDeposit> {
  const path = `/ach/funding/account/${CARD_ACCOUNT}/subscription/${bankAccount}/request`;
  for (let tries = 1; ; tries += 1) {
    await makeUsable(ledger, confidence);
    const response = await client.call('POST', path, { amount }, { key: `${key}-${tries}` });
    if (response.status === REFUSED && tries < TRIES) continue;
    const begun = expectStatus(response, 201);
    const fields = Object.entries(objectOf(objectOf(begun)['fields'])).map(
      ([name, value]) => [name, String(value)] as const,
    );
    return {
      reference: textAt(begun, 'fields', 'reference_number'),
      identifier: textAt(begun, 'requestReferenceNumber'),
      form: { url: textAt(begun, 'url'), fields },
    };
  }
}

/** Moves the whole balance to another account, so that a return leaves this one owing. */
export async function spendAll(client: PortalClient, ledger: LedgerDatabase): Promise<void> {
  const [wallet] = await ledger.query(
    `select (w.balance_minor / 100.0)::text as balance from ledger_accounts w
     join accounts a on a.platform_id = w.platform_id and a.id = w.account_id where a.identifier = $1 and w.kind = 'WALLET'`,
    [CARD_ACCOUNT],
  );
  const balance = numberAt(wallet, 'balance');
  if (balance < 1) return;
  const response = await client.call('POST', '/funding/transfer-funds', {
    fromAccountIdentifier: CARD_ACCOUNT,
    fromGroupIdentifier: GROUP,
    toAccountIdentifier: 'A30001',
    toGroupIdentifier: 'G10003',
    amount: balance.toFixed(2),
    notes: 'Spent',
  });
  expectStatus(response, 201);
}
