import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { UnknownCard, type CardState, type RewardProvider } from '../../../providers/rewards/RewardProvider.ts';
import { eachCheckedReward, moveCursor, readCursor, type CheckedReward } from './cardRepository.ts';
import { readCardEvents, type ReadEventsDeps } from './readCardEvents.ts';

const ASKED_AT_ONCE = 8;
/** Where the last day is noted on which cards were compared. */
const NOTE = 'compared';

export interface CardsCheck {
  readonly cards: number;
  /** What differs, in words. */
  readonly problems: readonly string[];
}

/**
 * Compares each reward with its card, once all that the issuer tells was read. Throws RewardProviderUnreachable when it gives
 * no answer.
 */
export async function checkCards(deps: ReadEventsDeps): Promise<CardsCheck> {
  await readCardEvents(deps);
  const problems: string[] = [];
  let cards = 0;
  for await (const page of eachCheckedReward(deps.db)) {
    cards += page.length;
    for (let start = 0; start < page.length; start += ASKED_AT_ONCE) {
      const found = await Promise.all(
        page.slice(start, start + ASKED_AT_ONCE).map((reward) => compare(reward, deps.provider)),
      );
      problems.push(...found.flat());
    }
  }
  return { cards, problems };
}

async function compare(reward: CheckedReward, provider: RewardProvider): Promise<string[]> {
  try {
    return differences(reward, await provider.balance(reward.card_id)).map(
      (problem) => `${reward.card_id}: ${problem}`,
    );
  } catch (error) {
    if (error instanceof UnknownCard) return [error.message];
    throw error;
  }
}

function differences(reward: CheckedReward, card: CardState): string[] {
  const { status, currency_code, initial_minor, remaining_minor } = reward;
  const isVoid = status === 'CANCELLED';
  return [
    ...(card.valueMinor === initial_minor && card.currencyCode === currency_code
      ? []
      : [`issued for ${card.valueMinor} ${card.currencyCode}, not ${initial_minor} ${currency_code}`]),
    ...(isVoid || card.balanceMinor === remaining_minor
      ? []
      : [`${card.balanceMinor} left on the card, ${remaining_minor} on the reward`]),
    ...(isVoid === (card.status === 'VOID') ? [] : [`the card is ${card.status}, the reward ${status}`]),
    ...(card.status === 'FROZEN' && status !== 'FROZEN' ? [`the card is FROZEN, the reward ${status}`] : []),
  ];
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
  return isMine && last !== null ? checkCards(deps) : null;
}
