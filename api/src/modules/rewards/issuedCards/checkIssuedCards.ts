import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Log } from '../../../logs/Log.ts';
import {
  RewardProviderUnreachable,
  UnknownIssuedCard,
  type IssuedCardState,
} from '../../../providers/rewards/RewardProvider.ts';
import { moveCursor, readCursor } from './issuedCardRepository.ts';
import { eachCheckedReward, listRewardsOfIssuedCards, type CheckedReward } from './checkedRewardReadModel.ts';
import { readIssuedCardEvents, type ReadEventsDeps } from './readIssuedCardEvents.ts';

const ASKED_AT_ONCE = 8;
/**
 * The name under which the day is noted on which all cards were compared last (`2026-03-02`), or how far that came:
 * `2026-03-02 CARD-1`, and while a process is at it, `2026-03-02 until 2026-03-02T03:05:00.000Z CARD-1`.
 */
const NOTE = 'compared';
/** A process that is at it says so again after each part; the longest takes two calls that nobody answers, and the events. */
const HELD_MS = 5 * 60_000;

export interface IssuedCardsCheck {
  readonly cards: number;
  /** The sentences about what differs. */
  readonly problems: readonly string[];
  /** Cards that were not compared, each with the action that waits for the issuer, in words. */
  readonly inFlight: readonly string[];
}

/**
 * Compares each reward with its card, once all that the issuer tells was read. What differs is looked at a second time: it may
 * have been spent or acted on in between. Throws RewardProviderUnreachable when the issuer gives no answer.
 */
export async function checkIssuedCards(deps: ReadEventsDeps): Promise<IssuedCardsCheck> {
  const parts: PartCheck[] = [];
  for await (const part of eachPartChecked(deps, '')) parts.push(part);
  return {
    cards: parts.reduce((sum, { cards }) => sum + cards, 0),
    problems: parts.flatMap(({ differences }) => differences.map(({ reward, words }) => `${reward.card_id}: ${words}`)),
    inFlight: parts.flatMap(({ inFlight }) => inFlight),
  };
}

/** A difference between a reward and its card, by name and in words; `unanswered`: the issuer said nothing about the card. */
interface Difference {
  readonly reward: CheckedReward;
  readonly kind: 'value' | 'balance' | 'status' | 'unknown' | 'unanswered';
  readonly words: string;
}

/** Some cards that were compared. */
interface PartCheck {
  readonly cards: number;
  readonly differences: readonly Difference[];
  /** Rewards that differed until all was read that the issuer had to tell. */
  readonly repaired: readonly CheckedReward[];
  readonly inFlight: readonly string[];
  /** The last card that was compared. */
  readonly last: string;
}

/** Compares the cards after one, a few at once, so that whoever is cut off knows how far it came. */
async function* eachPartChecked(deps: ReadEventsDeps, after: string): AsyncGenerator<PartCheck> {
  await readIssuedCardEvents(deps);
  for await (const page of eachCheckedReward(deps.db, after))
    for (let start = 0; start < page.length; start += ASKED_AT_ONCE)
      yield await checkPart(page.slice(start, start + ASKED_AT_ONCE), deps);
}

async function checkPart(rewards: readonly CheckedReward[], deps: ReadEventsDeps): Promise<PartCheck> {
  const part = { cards: rewards.length, inFlight: rewards.flatMap(waiting), last: rewards.at(-1)?.card_id ?? '' };
  const first = await compareAll(rewards, deps);
  if (first.length === 0) return { ...part, differences: [], repaired: [] };
  await readIssuedCardEvents(deps);
  const differing = [...new Set(first.map(({ reward }) => reward))];
  const again = await listRewardsOfIssuedCards(
    deps.db,
    differing.map(({ card_id }) => card_id),
  );
  const differences = await compareAll(again, deps);
  const isDiffering = new Set(differences.map(({ reward }) => reward.card_id));
  const repaired = first.filter(({ reward, kind }) => kind !== 'unanswered' && !isDiffering.has(reward.card_id));
  return { ...part, differences, repaired: [...new Set(repaired.map(({ reward }) => reward))] };
}

const waiting = ({ card_id, asked }: CheckedReward): string[] =>
  asked === null ? [] : [`${card_id}: ${asked} waits for the issuer`];

/**
 * Returns what differs of rewards that nobody acts on. Throws RewardProviderUnreachable when the issuer answers nothing about as
 * many cards as are asked about at once; fewer must not keep the others from being compared.
 */
async function compareAll(rewards: readonly CheckedReward[], deps: ReadEventsDeps): Promise<Difference[]> {
  const settled = rewards.filter(({ asked }) => asked === null);
  const unanswered: RewardProviderUnreachable[] = [];
  const differences = await Promise.all(
    settled.map((reward) =>
      compare(reward, deps).catch((error: unknown): Difference[] => {
        if (!(error instanceof RewardProviderUnreachable)) throw error;
        unanswered.push(error);
        return [{ reward, kind: 'unanswered', words: 'the issuer gave no answer' }];
      }),
    ),
  );
  const [first] = unanswered;
  if (first !== undefined && unanswered.length >= ASKED_AT_ONCE) throw first;
  return differences.flat();
}

async function compare(reward: CheckedReward, { provider, clock }: ReadEventsDeps): Promise<Difference[]> {
  try {
    return differencesOf(reward, await provider.balance(reward.card_id), clock.now());
  } catch (error) {
    if (error instanceof UnknownIssuedCard) return [{ reward, kind: 'unknown', words: 'the issuer has no such card' }];
    throw error;
  }
}

function differencesOf(reward: CheckedReward, issuedCard: IssuedCardState, now: Date): Difference[] {
  const { status, currency_code, initial_minor, remaining_minor } = reward;
  const differs = (kind: Difference['kind'], words: string): Difference[] => [{ reward, kind, words }];
  return [
    ...(issuedCard.valueMinor === initial_minor && issuedCard.currencyCode === currency_code
      ? []
      : differs(
          'value',
          `issued for ${issuedCard.valueMinor} ${issuedCard.currencyCode}, not ${initial_minor} ${currency_code}`,
        )),
    ...(status === 'CANCELLED' || issuedCard.balanceMinor === remaining_minor
      ? []
      : differs('balance', `${issuedCard.balanceMinor} left on the card, ${remaining_minor} on the reward`)),
    ...(isAsOnCard(reward, issuedCard, now)
      ? []
      : differs('status', `the card is ${issuedCard.status}, the reward ${status}`)),
  ];
}

/** A hold that has ended by the clock stays noted on the reward; one without an end was noted before there were cards. */
function isAsOnCard({ status, frozen_until }: CheckedReward, issuedCard: IssuedCardState, now: Date): boolean {
  if (issuedCard.status === 'VOID' || status === 'CANCELLED')
    return (issuedCard.status === 'VOID') === (status === 'CANCELLED');
  if (issuedCard.status === 'FROZEN') return status === 'FROZEN';
  return status !== 'FROZEN' || frozen_until === null || frozen_until <= now;
}

/** The progress of a day's comparison, as it is noted. */
interface Note {
  readonly day: string;
  /** The last card that was compared; null: all were. */
  readonly reached: string | null;
  /** Until then a process is at it; null: none is. */
  readonly until: Date | null;
}

const NOTED = /^(?<day>\S+)(?: until (?<until>\S+))?(?: (?<reached>.*))?$/;

function readNote(text: string): Note {
  const { day = text, until, reached } = NOTED.exec(text)?.groups ?? {};
  const isAtWork = until !== undefined;
  return { day, reached: reached ?? (isAtWork ? '' : null), until: isAtWork ? new Date(until) : null };
}

const noteOf = ({ day, reached, until }: Note): string =>
  [day, ...(until === null ? [] : ['until', until.toISOString()]), ...(reached === null ? [] : [reached])].join(' ');

/**
 * Compares the cards on each day once, after the hour that is set for it, in one of the processes, and logs what differs and what
 * was repaired; on an installation's first day there is nothing yet. The day counts as done at its end alone: where the issuer broke
 * off, the next call goes on, and where the process ended, one after `HELD_MS`. False: not now.
 */
export async function checkIssuedCardsDaily(deps: ReadEventsDeps): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const last = await readCursor(db, NOTE);
  if (now.getUTCHours() < SERVER_SETTINGS.rewardProvider.checkHour) return false;
  if (last === null) {
    await moveCursor(db, NOTE, null, today);
    return false;
  }
  const known = readNote(last);
  const isHeld = known.until !== null && known.until > now;
  if (isHeld || (known.day === today && known.reached === null)) return false;
  let noted = last;
  /** False when another process is at it. */
  const note = async (reached: string | null, until: Date | null): Promise<boolean> => {
    const next = noteOf({ day: today, reached, until });
    const isMine = next === noted || (await moveCursor(db, NOTE, noted, next));
    noted = next;
    return isMine;
  };
  const hold = (reached: string): Promise<boolean> => note(reached, new Date(clock.now().getTime() + HELD_MS));
  let reached = known.day === today ? (known.reached ?? '') : '';
  if (!(await hold(reached))) return false;
  try {
    for await (const part of eachPartChecked(deps, reached)) {
      logPart(deps.log, part);
      reached = part.last;
      if (!(await hold(reached))) return false;
    }
  } catch (error) {
    await note(reached, null);
    throw error;
  }
  return note(null, null);
}

/** Tells of each reward its keys; the amounts that differ, `npm run provider:check` prints. */
function logPart(log: Log, { differences, repaired }: PartCheck): void {
  const keysOf = ({ platform_id, reward_id }: CheckedReward) => ({
    platformId: String(platform_id),
    rewardId: String(reward_id),
  });
  for (const reward of repaired)
    log.warn({ event: 'card.repaired', ...keysOf(reward) }, 'A reward had missed what the issuer told of its card');
  for (const { reward, kind } of differences)
    if (kind === 'unanswered')
      log.warn({ event: 'card.notCompared', ...keysOf(reward) }, 'The issuer gave no answer about a card');
    else log.error({ event: 'card.differs', ...keysOf(reward), difference: kind }, 'A reward and its card differ');
}
