import { createRewardFinder, rewardNameKey, type FindReward } from '@portal/shared/domain/uploads/rewardNames';
import type { ChosenRewards } from '@portal/shared/domain/uploads/uploadMapping';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import type { Executor } from '../../db/client.ts';
import { allRewardItems, isOrderable, type RewardItem } from '../catalog/index.ts';

interface RewardDirectory {
  readonly items: readonly RewardItem[];
  readonly find: FindReward;
}

/** Loads all rewards, among which names are looked for. */
export async function loadRewardDirectory(executor: Executor, kind: UploadKind): Promise<RewardDirectory> {
  const items = await allRewardItems(executor);
  const find = createRewardFinder(
    items.map((item) => ({
      utid: item.utid,
      rewardName: item.rewardName,
      brandName: item.brandName,
      isOrderable: isOrderable(item) && item.deliveryMethods.includes(kind),
    })),
  );
  return { items, find };
}

/** Returns the code of the reward that a text means: the one that was chosen for its name, else the only one that fits; else null. */
export function findUtid(text: string, { find }: Pick<RewardDirectory, 'find'>, chosen: ChosenRewards): string | null {
  const match = find(text);
  if (match.kind === 'found' && match.isCode) return match.reward.utid;
  return chosen.get(rewardNameKey(text)) ?? (match.kind === 'found' ? match.reward.utid : null);
}
