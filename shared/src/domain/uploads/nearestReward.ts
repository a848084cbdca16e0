import { normalised } from './columnNames.ts';

/** A reward by the names that a file may give it. */
export interface NamedReward {
  readonly utid: string;
  readonly rewardName: string;
  readonly brandName: string;
  /** Can be ordered now, in the way in which the file is delivered. */
  readonly isOrderable: boolean;
}

/** Names that have less in common are not suggested. */
const LEAST_LIKENESS = 0.5;
/** Characters of a name that are compared. */
const COMPARED = 100;

/** A name of a reward with its pairs of letters. */
interface Spelling {
  readonly reward: NamedReward;
  readonly size: number;
}

/** Finds the reward whose own or brand's name has most pairs of letters in common with a folded name (Dice); null where few are. */
export function createNearestFinder(rewards: readonly NamedReward[]): (name: string) => NamedReward | null {
  const byPair = new Map<string, Spelling[]>();
  for (const reward of rewards)
    for (const name of new Set([reward.rewardName, reward.brandName].map(normalised))) {
      const pairs = listPairs(name);
      const spelling = { reward, size: pairs.size };
      for (const pair of pairs) {
        const spellings = byPair.get(pair);
        if (spellings === undefined) byPair.set(pair, [spelling]);
        else spellings.push(spelling);
      }
    }
  const known = new Map<string, NamedReward | null>();
  const find = (name: string): NamedReward | null => {
    const pairs = listPairs(name);
    const common = new Map<Spelling, number>();
    for (const pair of pairs) for (const one of byPair.get(pair) ?? []) common.set(one, (common.get(one) ?? 0) + 1);
    const likeness = [...common].map(([{ reward, size }, count]) => ({
      reward,
      likeness: (2 * count) / (pairs.size + size),
    }));
    const [best] = likeness.toSorted((one, other) => other.likeness - one.likeness);
    return best === undefined || best.likeness < LEAST_LIKENESS ? null : best.reward;
  };
  return (name) => {
    const nearest = known.get(name);
    if (nearest !== undefined) return nearest;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

/** Each two letters that stand together, and the first and the last by themselves. */
function listPairs(text: string): ReadonlySet<string> {
  const padded = ` ${text.slice(0, COMPARED)} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_pair, at) => padded.slice(at, at + 2)));
}
