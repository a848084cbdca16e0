import { numberAt, objectOf, textAt } from '../harness/json.ts';
import { fillCart, orderLines, placeOrder } from '../harness/ordering.ts';
import type { Random } from '../harness/random.ts';
import type { PortalResponse } from '../harness/signIn.ts';
import type { Expected } from './finish.ts';
import { inParallel } from './inParallel.ts';
import type { Stage } from './openStage.ts';
import { setBalance } from './setBalance.ts';

const ACCOUNT = 'A20001';
const AT_ONCE = 64;
/** Quotes expire after 15 minutes, so carts are created shortly before they are ordered. */
const WAVE = 1_000;
const PRICE_MINOR = 100n;

interface HotAccountRace {
  readonly counts: { readonly orders: number; readonly placed: number; readonly refused: number };
  readonly expected: Expected;
}

/**
 * 64 concurrent callers place `count` orders of 1.00 on an account funded for half of them: that half must succeed, the
 * others must be refused with a shortfall of 1.00. Raises with the difference.
 */
export async function raceHotAccount(
  stage: Stage,
  count: number,
  tag: string,
  random: Random,
): Promise<HotAccountRace> {
  const affordable = Math.floor(count / 2);
  await stage.withLedger((ledger) => setBalance(ledger, ACCOUNT, PRICE_MINOR * BigInt(affordable)));
  const responses: PortalResponse[] = [];
  for (let from = 0; from < count; from += WAVE)
    responses.push(...(await raceWave(stage, `${tag}-${from}`, Math.min(WAVE, count - from), random)));
  const placed = responses.filter(({ status }) => status === 201).length;
  const refused = responses.filter(isRefusedForOneUnit).length;
  if (placed !== affordable || refused !== count - affordable) throw new Error(`${tag}: ${summaryOf(responses)}`);
  return {
    counts: { orders: count, placed, refused },
    expected: { tag, orders: affordable, lines: affordable, emptied: ACCOUNT },
  };
}

async function raceWave({ users }: Stage, tag: string, count: number, random: Random): Promise<PortalResponse[]> {
  const plan = Array.from({ length: count }, (_, index) => {
    const clients = random.pick(users);
    return { name: `${tag}-${index}`, filler: random.pick(clients), placer: random.pick(clients) };
  });
  const carts = await inParallel(plan, AT_ONCE, async ({ name, filler, placer }) => ({
    name,
    placer,
    cart: await fillCart(filler, ACCOUNT, orderLines(1, name)),
  }));
  return inParallel(carts, AT_ONCE, ({ name, placer, cart }) => placeOrder(placer, cart, name));
}

const isRefusedForOneUnit = ({ status, body }: PortalResponse): boolean =>
  status === 422 &&
  textAt(body, 'i18nKey') === 'error.funds.insufficient' &&
  numberAt(objectOf(body)['values'], 'shortfall') === 1;

function summaryOf(responses: readonly PortalResponse[]): string {
  const counts = new Map<string, number>();
  for (const { status, body } of responses) {
    const kind = status === 201 ? '201' : `${status} ${JSON.stringify(body).replace(/"requestId":"[^"]*",?/, '')}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, number]) => `${number} x ${kind}`).join('\n');
}
