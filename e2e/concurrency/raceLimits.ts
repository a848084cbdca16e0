import { CARD_ACCOUNT, cardDepositBody } from '../harness/cardDeposit.ts';
import { addFundedAccounts, addFunders, type FundedAccounts } from '../harness/fundedAccounts.ts';
import { textAt, type Json } from '../harness/json.ts';
import type { LedgerDatabase } from '../harness/openLedger.ts';
import type { Random } from '../harness/random.ts';
import { expectStatus, type PortalResponse, type PortalClient } from '../harness/signIn.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { inParallel } from './inParallel.ts';
import type { Stage } from './openStage.ts';

export const CLIENTS = 50;
const HOLDER = {
  firstName: 'Ana',
  lastName: 'Souza',
  addressLine1: '1 Main Street',
  addressLine2: '',
  city: 'Seattle',
  state: 'WA',
  country: 'US',
  postalCode: '98101',
};

/** A call that 50 clients make at once, and how much of it a limit leaves. */
interface Limit {
  readonly name: string;
  readonly allowed: number;
  readonly refusal: string;
  readonly ask: (client: PortalClient, nth: number) => Promise<PortalResponse>;
  /** How much of it the ledger holds for the account. */
  readonly counted: string;
  readonly account: string;
}

/** An account with a bank account that may pay, and a deposit by a card that every process's sandbox knows. */
interface Furnished {
  readonly location: { readonly customerIdentifier: string; readonly accountIdentifier: string };
  readonly bankAccount: string;
  readonly cardDeposit: object;
}

/**
 * 50 clients at once, through all processes: cards of an account, deposits by card and by bank of a day. Raises where more
 * or less came through than the limit leaves.
 */
export async function raceLimits(stage: Stage, random: Random): Promise<void> {
  const { funded, funders } = await stage.withLedger(async (ledger) => ({
    funded: await addFundedAccounts(ledger, 1, 100n),
    funders: await addFunders(ledger, CLIENTS),
  }));
  const people = await inParallel(funders, 4, (funder) => stage.enter(funder));
  const clients = people.map((processes) => random.pick(processes));
  const [first] = clients;
  if (first === undefined) throw new Error('Nobody is signed in');
  await stage.withLedger(async (ledger) => {
    const furnished = await furnish(ledger, first, funded);
    for (const limit of limitsOf(furnished)) await race(ledger, clients, limit);
  });
}

async function race(ledger: LedgerDatabase, clients: readonly PortalClient[], limit: Limit): Promise<void> {
  const responses = await Promise.all(clients.map((client, nth) => limit.ask(client, nth)));
  const taken = responses.filter(({ status }) => status === 201).length;
  const refused = responses.filter(
    ({ status, body }) => status === 422 && textAt(body, 'i18nKey') === limit.refusal,
  ).length;
  const [counted] = await ledger.query(limit.counted, [limit.account]);
  console.log(`${limit.name}: ${taken} taken, ${refused} refused, ${textAt(counted, 'found')} in the books`);
  if (
    taken !== limit.allowed ||
    taken + refused !== clients.length ||
    textAt(counted, 'found') !== String(limit.allowed)
  )
    throw new Error(`${limit.name}: ${limit.allowed} were to come through: ${JSON.stringify(responses.slice(0, 3))}`);
}

const depositsOf = (
  kind: string,
  minor: number,
): string => `select (coalesce(sum(amount_minor), 0) / ${minor})::bigint::text as found
  from deposits d join accounts a on a.platform_id = d.platform_id and a.id = d.account_id
  where a.identifier = $1 and d.kind = '${kind}' and d.amount_minor = ${minor} and d.status <> 'DECLINED'`;
const CARDS = `select count(*)::text as found from payment_cards c join accounts a on a.platform_id = c.platform_id
  and a.id = c.account_id where a.identifier = $1 and c.removed_at is null`;

function limitsOf({ location: index, bankAccount, cardDeposit }: Furnished): Limit[] {
  const account = index.accountIdentifier;
  return [
    {
      name: 'deposits by card of a day',
      allowed: 10,
      refusal: '403.039',
      ask: (client) => client.call('POST', '/creditCards/platforms/deposits', cardDeposit),
      counted: depositsOf('CARD_DEPOSIT', 2_500_000),
      account: CARD_ACCOUNT,
    },
    {
      name: 'deposits by bank of a day',
      allowed: 11,
      refusal: 'error.deposit.bankLimit',
      ask: (client) =>
        client.call('POST', `/ach/funding/account/${account}/subscription/${bankAccount}/request`, {
          amount: '9000.00',
        }),
      counted: depositsOf('BANK_DEPOSIT', 900_000),
      account,
    },
    {
      name: 'cards of an account',
      allowed: 10,
      refusal: 'error.card.tooMany',
      ask: (client, nth) => addCard(client, index, nth),
      counted: CARDS,
      account,
    },
  ];
}

async function furnish(
  ledger: LedgerDatabase,
  client: PortalClient,
  { group, accounts }: FundedAccounts,
): Promise<Furnished> {
  const index = { customerIdentifier: group, accountIdentifier: accounts[0] ?? '' };
  const bankAccount = textAt(expectStatus(await addBankAccount(client, index), 201), 'identifier');
  // The process that sends its small deposits may be one whose sandbox does not know the bank account.
  await waitUntil('the small deposits are done', async () => (await ledger.query(SENDING)).length === 0, PATIENCE);
  await ledger.query(`update bank_accounts set status = 'VERIFIED', return_code = null where identifier = $1`, [
    bankAccount,
  ]);
  return { location: index, bankAccount, cardDeposit: await cardDepositBody(client, '25000.00') };
}

const SENDING = `select 1 from pgboss.job where name = 'send-small-deposits' and state in ('created', 'retry', 'active')`;
const PATIENCE = { withinMs: 600_000 };

const addCard = (client: PortalClient, index: Json, nth: number): Promise<PortalResponse> =>
  client.call('POST', '/creditCards', {
    ...index,
    label: '',
    creditCard: {
      number: withCheckDigit(`41110000${String(nth).padStart(7, '0')}`),
      verificationNumber: '123',
      expiration: '2031-07',
    },
    billingAddress: { ...HOLDER, emailAddress: 'ana@platform.example' },
    contactInformation: [],
  });

async function addBankAccount(client: PortalClient, index: Json): Promise<PortalResponse> {
  const agreement = expectStatus(await client.call('GET', '/ach/agreement'), 200);
  return client.call('POST', '/ach/subscriptions', {
    ...index,
    ...HOLDER,
    label: 'Operations',
    routingNumber: '021000021',
    accountNumber: '5550104444',
    accountType: 'C',
    companyName: 'Alder Inc',
    userIdentifiers: [],
    agreement: { version: textAt(agreement, 'version'), hash: textAt(agreement, 'hash') },
  });
}

/** Luhn: every second digit from the end counts twice. */
function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const counted = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
