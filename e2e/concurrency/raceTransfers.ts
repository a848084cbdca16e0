import { addFundedAccounts, addFunders } from '../harness/fundedAccounts.ts';
import { isJson, listOf, textAt } from '../harness/json.ts';
import type { Random } from '../harness/random.ts';
import type { PortalResponse, PortalClient } from '../harness/signIn.ts';
import { inParallel } from './inParallel.ts';
import type { Stage } from './openStage.ts';
import { planTransfers, type Wish } from './planTransfers.ts';

const PATH = '/funding/transfer-funds';
const CLIENTS = 64;
const ACCOUNTS = 100;
/** Little enough that accounts run dry while others spend from them. */
const START_MINOR = 20_000n;

/** An answer to a wish. `transaction`: of a transfer that was made. */
export interface TransferResult {
  readonly wish: Wish;
  readonly outcome: 'moved' | 'refused' | 'not covered';
  readonly transaction: string | null;
  readonly replayed: boolean;
}

export interface TransferRace {
  readonly accounts: readonly string[];
  readonly startMinor: bigint;
  readonly results: readonly TransferResult[];
  readonly perSecond: number;
}

/**
 * 64 clients make `calls` transfers between 100 accounts, through all processes. Raises on any answer but a transfer, a
 * refusal of its amount, or a balance that others have spent meanwhile.
 */
export async function raceTransfers(stage: Stage, calls: number, tag: string, random: Random): Promise<TransferRace> {
  const { accounts, group, funders } = await stage.withLedger(async (ledger) => ({
    ...(await addFundedAccounts(ledger, ACCOUNTS, START_MINOR)),
    funders: await addFunders(ledger, CLIENTS),
  }));
  const people = await inParallel(funders, 4, (funder) => stage.enter(funder));
  const allMinor = START_MINOR * BigInt(ACCOUNTS);
  const steps = planTransfers({ tag, calls, people: people.length, accounts, allMinor }, random);
  const begin = performance.now();
  const answered = await inParallel(steps, CLIENTS, (step, at) =>
    Promise.all(
      step.map(async (wish, nth) =>
        toTransferResult(wish, await ask(clientOf(people[wish.person], at + nth), group, wish)),
      ),
    ),
  );
  const perSecond = calls / ((performance.now() - begin) / 1_000);
  return { accounts, startMinor: START_MINOR, results: answered.flat(), perSecond };
}

/** Calls of a step go to different processes. */
function clientOf(clients: readonly PortalClient[] | undefined, turn: number): PortalClient {
  const client = clients?.[turn % clients.length];
  if (client === undefined) throw new Error('Nobody is signed in');
  return client;
}

const ask = (client: PortalClient, group: string, { key, from, to, amountMinor }: Wish): Promise<PortalResponse> =>
  client.call(
    'POST',
    PATH,
    {
      fromAccountIdentifier: from,
      fromGroupIdentifier: group,
      toAccountIdentifier: to,
      toGroupIdentifier: group,
      amount: `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`,
      notes: key,
    },
    { key },
  );

function toTransferResult(wish: Wish, response: PortalResponse): TransferResult {
  const { status, body, replayed } = response;
  const outcome = outcomeOf(response);
  if (outcome === null) throw new Error(`${wish.key} was answered ${status}: ${JSON.stringify(body)}`);
  return { wish, outcome, transaction: outcome === 'moved' ? textAt(body, 'accountTransactionID') : null, replayed };
}

function outcomeOf({ status, body }: PortalResponse): TransferResult['outcome'] | null {
  if (status === 201) return 'moved';
  if (status === 422 && textAt(body, 'i18nKey') === 'error.transfer.notCovered') return 'not covered';
  const fields = status === 400 && isJson(body) ? listOf(body['fields']).map((field) => textAt(field, 'field')) : [];
  return fields.includes('amount') && fields.every((field) => ['amount', 'fromAccountIdentifier'].includes(field))
    ? 'refused'
    : null;
}
