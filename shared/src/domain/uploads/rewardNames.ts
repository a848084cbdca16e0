import { normalised } from './columnNames.ts';
import { createNearestFinder, type NamedReward } from './nearestReward.ts';

/**
 * Rewards that a text may mean. `findNearest`: the one whose name resembles it most, looked for when it is asked for, since that
 * takes a while; null where none does.
 */
export type RewardMatch =
  | { readonly kind: 'found'; readonly reward: NamedReward; readonly isCode: boolean }
  | { readonly kind: 'ambiguous'; readonly rewards: readonly NamedReward[] }
  | { readonly kind: 'unknown'; readonly findNearest: () => NamedReward | null };

/** Returns the same for names that differ in case, accents, spaces and punctuation alone. */
export const rewardNameKey = normalised;

/** A word for "and" between two others, which other writers spell "&" or "+". */
const CONJUNCTION = /(\S\s+)(?:and|et|y|und)(?=\s+\S)/giu;

/** Returns the same also for names that differ in how they spell "and". */
const getLooseKey = (text: string): string => rewardNameKey(text.replaceAll(CONJUNCTION, '$1'));

export type FindReward = (text: string) => RewardMatch;

/**
 * Finds a reward by its code, its own name or that of its brand, however either spells "and"; as it is spelled where that makes a
 * difference. A name that fits several is never guessed; of those that fit, only such as can be ordered count where there are any.
 */
export function createRewardFinder(rewards: readonly NamedReward[]): FindReward {
  const byCode = new Map(rewards.map((reward) => [reward.utid.toUpperCase(), reward]));
  const byName = new Map<string, NamedReward[]>();
  for (const reward of rewards)
    for (const name of listNames(reward, getLooseKey)) byName.set(name, [...(byName.get(name) ?? []), reward]);
  const findNearest = createNearestFinder(rewards.filter(({ isOrderable }) => isOrderable));
  const known = new Map<string, RewardMatch>();
  const find = (text: string): RewardMatch => {
    const coded = byCode.get(text.toUpperCase());
    if (coded !== undefined) return { kind: 'found', reward: coded, isCode: true };
    const name = rewardNameKey(text);
    const alike = byName.get(getLooseKey(text)) ?? [];
    const spelled = alike.filter((reward) => listNames(reward, rewardNameKey).includes(name));
    const named = spelled.length > 0 ? spelled : alike;
    const orderable = named.filter(({ isOrderable }) => isOrderable);
    const fitting = orderable.length > 0 ? orderable : named;
    const [only] = fitting;
    if (only === undefined) return { kind: 'unknown', findNearest: () => (isCode(text) ? null : findNearest(name)) };
    return fitting.length === 1
      ? { kind: 'found', reward: only, isCode: false }
      : { kind: 'ambiguous', rewards: fitting };
  };
  return (text) => {
    const match = known.get(text) ?? find(text);
    known.set(text, match);
    return match;
  };
}

const listNames = ({ rewardName, brandName }: NamedReward, getKey: (text: string) => string): string[] =>
  [...new Set([rewardName, brandName].map(getKey))].filter((name) => name !== '');

/** True for a text that is written as a code, of which one letter says nothing about another. */
export const isCode = (text: string): boolean => /^[A-Z]+\d[A-Z\d]*$/i.test(text);
