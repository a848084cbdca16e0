import type { UploadRewardNames } from '@portal/shared/contract/uploads';
import { textOf } from '@portal/shared/domain/uploads/checkUploadLines';
import { rewardNameKey, type RewardMatch } from '@portal/shared/domain/uploads/rewardNames';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { getChosenRewards, type UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import type { TableRow } from '@portal/shared/files/Table';
import type { Executor } from '../../db/client.ts';
import { findUtid, loadRewardDirectory } from './rewardFinder.ts';
import { getUploadKind } from './uploadEnumerations.ts';
import { listTextsOfColumn } from './uploadLineReadModel.ts';
import type { UploadView } from './uploadReadModel.ts';

/** Collects the texts in the column of rewards while rows are read. */
export function createNameCollector({ utid }: UploadMapping) {
  const texts = new Set<string>();
  const column = utid !== undefined && 'column' in utid ? utid.column : null;
  return {
    add: (rows: readonly TableRow[]): void => {
      if (column === null) return;
      for (const { cells } of rows) if (texts.size < UPLOAD_LIMITS.linesOfPage) texts.add(textOf(cells[column]));
    },
    list: (): readonly string[] => [...texts].filter((text) => text !== ''),
  };
}

/** True for texts of which one is the name of a reward that nobody has confirmed yet. */
export async function hasNewNames(
  executor: Executor,
  upload: UploadView,
  mapping: UploadMapping,
  texts: readonly string[],
): Promise<boolean> {
  if (texts.length === 0) return false;
  const { find } = await loadRewardDirectory(executor, getUploadKind(upload));
  const chosen = getChosenRewards(mapping);
  return texts.some((text) => isName(find(text)) && !chosen.has(rewardNameKey(text)));
}

const isName = (match: RewardMatch): boolean => match.kind === 'ambiguous' || (match.kind === 'found' && !match.isCode);

/** Lists what stands in a column, other than codes of rewards, with the rewards that may be meant. */
export async function listRewardNames(
  executor: Executor,
  upload: UploadView,
  column: number,
): Promise<UploadRewardNames> {
  const directory = await loadRewardDirectory(executor, getUploadKind(upload));
  const chosen = getChosenRewards(upload.mapping);
  const texts = await listTextsOfColumn(executor, upload, column, UPLOAD_LIMITS.linesOfPage);
  const named = texts.map(({ text, count }) => ({ name: textOf(text), count })).filter(({ name }) => name !== '');
  const byKey = Map.groupBy(named, ({ name }) => rewardNameKey(name) || name);
  const names = [...byKey.values()].flatMap((same) => {
    const [{ name } = { name: '' }] = same;
    const match = directory.find(name);
    return match.kind === 'found' && match.isCode ? [] : [{ name, match, same }];
  });
  // To look for what resembles a name takes a while: only for those that are asked about.
  return names.slice(0, UPLOAD_LIMITS.rewardNames).map(({ name, match, same }) => ({
    name,
    count: same.reduce((sum, { count }) => sum + count, 0),
    utid: findUtid(name, directory, chosen),
    candidates: match.kind === 'ambiguous' ? match.rewards.map(({ utid }) => utid) : [],
    nearest: match.kind === 'unknown' ? (match.findNearest()?.utid ?? null) : null,
  }));
}
