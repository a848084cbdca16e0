import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { UnknownCard, type CardState } from '../../../providers/rewards/RewardProvider.ts';
import { moveCursor, readCursor } from './cardRepository.ts';
import { eachCheckedReward, listRewardsOfCards, type CheckedReward } from './checkedRewardReadModel.ts';
import { readCardEvents, type ReadEventsDeps } from './readCardEvents.ts';

const ASKED_AT_ONCE = 8;
/** Where the last day is noted on which cards were compared. */
const NOTE = 'compared';

export interface CardsCheck {
  readonly cards: number;
  /** What differs, in words. */
  readonly problems: readonly string[];
  /** Cards that were not compared, each with the act that waits for the issuer, in words. */
  readonly inFlight: readonly string[];
}

/**
 * Compares each reward with its card, once all that the issuer tells was read. What differs is looked at a second time: it may
 * have been spent or acted on in between. Throws RewardProviderUnreachable when the issuer gives no answer.
 */
export async function checkCards(deps: ReadEventsDeps): Promise<CardsCheck> {
  await readCardEvents(deps);
  const inFlight: string[] = [];
  const differing: string[] = [];
  let cards = 0;
  for await (const page of eachCheckedReward(deps.db)) {
    cards += page.length;
    inFlight.push(...page.flatMap(waiting));
    differing.push(...(await compareAll(page, deps)).map(({ cardId }) => cardId));
  }
  if (differing.length === 0) return { cards, problems: [], inFlight };
  await readCardEvents(deps);
  const problems = await compareAll(await listRewardsOfCards(deps.db, differing), deps);
  return { cards, problems: problems.map(({ cardId, problem }) => `${cardId}: ${problem}`), inFlight };
}

const waiting = ({ card_id, asked }: CheckedReward): string[] =>
  asked === null ? [] : [`${card_id}: ${asked} waits for the issuer`];

interface Difference {
  readonly cardId: string;
  readonly problem: string;
}

/** What differs of rewards that nobody acts on. */
async function compareAll(rewards: readonly CheckedReward[], deps: ReadEventsDeps): Promise<Difference[]> {
  const settled = rewards.filter(({ asked }) => asked === null);
  const differences: Difference[] = [];
  for (let start = 0; start < settled.length; start += ASKED_AT_ONCE) {
    const found = await Promise.all(settled.slice(start, start + ASKED_AT_ONCE).map((reward) => compare(reward, deps)));
    differences.push(...found.flat());
  }
  return differences;
}

async function compare(reward: CheckedReward, { provider, clock }: ReadEventsDeps): Promise<Difference[]> {
  const cardId = reward.card_id;
  try {
    const card = await provider.balance(cardId);
    return problemsOf(reward, card, clock.now()).map((problem) => ({ cardId, problem }));
  } catch (error) {
    if (error instanceof UnknownCard) return [{ cardId, problem: 'the issuer has no such card' }];
    throw error;
  }
}

function problemsOf(reward: CheckedReward, card: CardState, now: Date): string[] {
  const { status, currency_code, initial_minor, remaining_minor } = reward;
  return [
    ...(card.valueMinor === initial_minor && card.currencyCode === currency_code
      ? []
      : [`issued for ${card.valueMinor} ${card.currencyCode}, not ${initial_minor} ${currency_code}`]),
    ...(status === 'CANCELLED' || card.balanceMinor === remaining_minor
      ? []
      : [`${card.balanceMinor} left on the card, ${remaining_minor} on the reward`]),
    ...(isAsOnCard(reward, card, now) ? [] : [`the card is ${card.status}, the reward ${status}`]),
  ];
}

/** A hold that has ended by the clock stays noted on the reward; one without an end was noted before there were cards. */
function isAsOnCard({ status, frozen_until }: CheckedReward, card: CardState, now: Date): boolean {
  if (card.status === 'VOID' || status === 'CANCELLED') return (card.status === 'VOID') === (status === 'CANCELLED');
  if (card.status === 'FROZEN') return status === 'FROZEN';
  return status !== 'FROZEN' || frozen_until === null || frozen_until <= now;
}

/**
 * Compares the cards on each day once, after the hour that is set for it, in one of the processes; on an installation's first
 * day there is nothing yet. Null: not now.
 */
export async function checkCardsDaily(deps: ReadEventsDeps): Promise<CardsCheck | null> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const last = await readCursor(db, NOTE);
  if (now.getUTCHours() < SERVER_SETTINGS.rewardProvider.checkHour || last === today) return null;
  const isMine = await moveCursor(db, NOTE, last, today);
  if (!isMine || last === null) return null;
  try {
    return await checkCards(deps);
  } catch (error) {
    // An issuer that went away meanwhile is asked again.
    await moveCursor(db, NOTE, today, last);
    throw error;
  }
}
