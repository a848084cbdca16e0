import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { UnknownCard, type CardState } from '../../../providers/rewards/RewardProvider.ts';
import { moveCursor, readCursor } from './cardRepository.ts';
import { eachCheckedReward, listRewardsOfCards, type CheckedReward } from './checkedRewardReadModel.ts';
import { readCardEvents, type ReadEventsDeps } from './readCardEvents.ts';

const ASKED_AT_ONCE = 8;
/** The note of the last day on which cards were compared and, if they were not all, of the last card: `2026-03-02 CARD-1`. */
const NOTE = 'compared';

export interface CardsCheck {
  readonly cards: number;
  /** The sentences about what differs. */
  readonly problems: readonly string[];
  /** Cards that were not compared, each with the act that waits for the issuer, in words. */
  readonly inFlight: readonly string[];
}

/**
 * Compares each reward with its card, once all that the issuer tells was read. What differs is looked at a second time: it may
 * have been spent or acted on in between. Throws RewardProviderUnreachable when the issuer gives no answer.
 */
export async function checkCards(deps: ReadEventsDeps): Promise<CardsCheck> {
  const parts: PartCheck[] = [];
  for await (const part of eachPartChecked(deps, '')) parts.push(part);
  return {
    cards: parts.reduce((sum, { cards }) => sum + cards, 0),
    problems: parts.flatMap(({ problems }) => problems),
    inFlight: parts.flatMap(({ inFlight }) => inFlight),
  };
}

interface PartCheck extends CardsCheck {
  /** The last card that was compared. */
  readonly last: string;
}

/** Compares the cards after one, a few at once, so that whoever is cut off knows how far it came. */
async function* eachPartChecked(deps: ReadEventsDeps, after: string): AsyncGenerator<PartCheck> {
  await readCardEvents(deps);
  for await (const page of eachCheckedReward(deps.db, after))
    for (let start = 0; start < page.length; start += ASKED_AT_ONCE)
      yield await checkPart(page.slice(start, start + ASKED_AT_ONCE), deps);
}

async function checkPart(rewards: readonly CheckedReward[], deps: ReadEventsDeps): Promise<PartCheck> {
  const part = { cards: rewards.length, inFlight: rewards.flatMap(waiting), last: rewards.at(-1)?.card_id ?? '' };
  const differing = await compareAll(rewards, deps);
  if (differing.length === 0) return { ...part, problems: [] };
  await readCardEvents(deps);
  const cardIds = differing.map(({ cardId }) => cardId);
  const problems = await compareAll(await listRewardsOfCards(deps.db, cardIds), deps);
  return { ...part, problems: problems.map(({ cardId, problem }) => `${cardId}: ${problem}`) };
}

const waiting = ({ card_id, asked }: CheckedReward): string[] =>
  asked === null ? [] : [`${card_id}: ${asked} waits for the issuer`];

interface Difference {
  readonly cardId: string;
  readonly problem: string;
}

/** Finds what differs of rewards that nobody acts on. */
async function compareAll(rewards: readonly CheckedReward[], deps: ReadEventsDeps): Promise<Difference[]> {
  const settled = rewards.filter(({ asked }) => asked === null);
  return (await Promise.all(settled.map((reward) => compare(reward, deps)))).flat();
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
 * Compares the cards on each day once, after the hour that is set for it, in one of the processes, and tells `onProblem` what
 * differs; on an installation's first day there is nothing yet. Where the issuer broke off, the next call goes on. False: not now.
 */
export async function checkCardsDaily(deps: ReadEventsDeps, onProblem: (problem: string) => void): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const last = await readCursor(db, NOTE);
  if (now.getUTCHours() < SERVER_SETTINGS.rewardProvider.checkHour || last === today) return false;
  const isMine = await moveCursor(db, NOTE, last, today);
  if (!isMine || last === null) return false;
  const [lastDay, lastCard = ''] = last.split(' ');
  let reached = lastDay === today ? lastCard : '';
  try {
    for await (const part of eachPartChecked(deps, reached)) {
      part.problems.forEach(onProblem);
      reached = part.last;
    }
    return true;
  } catch (error) {
    await moveCursor(db, NOTE, today, `${today} ${reached}`);
    throw error;
  }
}
