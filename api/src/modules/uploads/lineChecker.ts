import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import {
  checkNumberCell,
  type UploadItem,
  type UploadLine,
  type UploadRules,
} from '@portal/shared/domain/uploads/checkUploadLine';
import { createUploadChecker, textOf, type ComparedUploadLine } from '@portal/shared/domain/uploads/checkUploadLines';
import type { FindReward } from '@portal/shared/domain/uploads/rewardNames';
import type { UploadField, UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { getChosenRewards, type checkWidth, type UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import type { Executor } from '../../db/client.ts';
import { mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { listedKeys } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';
import { isOrderable, rewardItems, type RewardItem } from '../catalog/index.ts';
import { printTemplateVersions } from '../printTemplates/index.ts';
import { templateVersions } from '../templates/index.ts';
import { listOptedOut } from '../textReplies/index.ts';
import { findUtid, loadRewardDirectory } from './rewardFinder.ts';
import { getDecimalMark, getUploadKind } from './uploadEnumerations.ts';
import type { UploadView } from './uploadReadModel.ts';

/** A line as it is understood. */
export interface CheckedLine extends ComparedUploadLine {
  /** Texts trimmed, empty ones left out. */
  readonly fields: UploadLine;
  readonly currencyCode: string;
}

/** Checks lines of an upload in their order, some at a time; a long list in slices. */
export type LineChecker = (lines: readonly UploadLine[]) => Promise<CheckedLine[]>;

/** Loads what all lines are held against, and the rewards of each list once. `mapping`: that of a file that is not read to its end. */
export async function createLineChecker(
  executor: Executor,
  upload: UploadView,
  mapping: UploadMapping = upload.mapping,
): Promise<LineChecker> {
  const kind = getUploadKind(upload);
  const allowlist = new Set<string>();
  const optedOut = new Set<string>();
  const { account_id: id, platform_id, customer_id } = upload;
  const rewards = createRewardLoader(executor, upload, mapping);
  const rules: UploadRules = {
    currencyCode: upload.account_currency,
    items: rewards.items,
    findReward: rewards.find,
    etids: new Set((await templateVersions(executor, { id, platform_id, customer_id })).keys()),
    ptids: new Set((await printTemplateVersions(executor, { id, platform_id, customer_id })).keys()),
    blockedDomains: await listBlockedDomains(executor, platform_id),
    allowlist: upload.has_allowlist ? allowlist : null,
    optedOut,
    requiresNotes: upload.requires_line_notes,
    decimalMark: getDecimalMark(upload),
  };
  const check = createUploadChecker(kind, rules);
  return async (lines) => {
    const getUtid = await rewards.load(lines.map(({ utid }) => textOf(utid)));
    if (upload.has_allowlist) {
      const keys = [...new Set(lines.map(({ recipientEmail }) => emailKey(textOf(recipientEmail))))];
      for (const key of await listedKeys(executor, platform_id, keys)) allowlist.add(key);
    }
    if (kind === 'MOBILE') {
      const numbers = lines.flatMap(({ recipientMobileNumber }) => toNumbers(recipientMobileNumber));
      for (const number of await listOptedOut(executor, [...new Set(numbers)])) optedOut.add(number);
    }
    return mapInTurns(lines, (read) => {
      const line = { ...read, utid: getUtid(textOf(read.utid)) };
      return {
        ...check(line),
        fields: tidied(kind, line),
        currencyCode: rewards.items.get(line.utid)?.amountRule.currencyCode ?? rules.currencyCode,
      };
    });
  };
}

/** Loads the rewards of codes, and all of them, once, where a text is none. */
function createRewardLoader(executor: Executor, upload: UploadView, mapping: UploadMapping) {
  const items = new Map<string, UploadItem>();
  let find: FindReward | null = null;
  const findNow: FindReward = (text) => find?.(text) ?? { kind: 'unknown', findNearest: () => null };
  const add = (loaded: Iterable<RewardItem>): void => {
    for (const item of loaded) items.set(item.utid, toUploadItem(item));
  };
  const isNew = (text: string): boolean => text !== '' && !items.has(text);
  const load = async (texts: readonly string[]): Promise<(text: string) => string> => {
    const unknown = [...new Set(texts)].filter(isNew);
    if (find === null) {
      add((await rewardItems(executor, unknown)).values());
      if (unknown.some(isNew)) {
        const directory = await loadRewardDirectory(executor, getUploadKind(upload));
        add(directory.items);
        ({ find } = directory);
      }
    }
    const chosen = getChosenRewards(mapping);
    return (text) => (isNew(text) ? (findUtid(text, { find: findNow }, chosen) ?? text) : text);
  };
  return { items, load, find: findNow };
}

/** A row's verdict, where it has more cells than headings as well. */
export function withWidth(checked: CheckedLine, refusal: ReturnType<typeof checkWidth>): CheckedLine {
  if (refusal === null) return checked;
  const others = checked.refusals.filter(([field]) => field !== refusal[0]);
  return { ...checked, refusals: [...others, refusal] };
}

/** Returns the number of a cell as those who want no texts are noted. */
function toNumbers(cell: UploadLine[UploadField]): string[] {
  const verdict = checkNumberCell(textOf(cell));
  return 'number' in verdict ? [verdict.number] : [];
}

/** The address of whom a kind does not write to. */
const DROPPED: Readonly<Partial<Record<UploadKind, UploadField>>> = {
  EMAIL: 'recipientMobileNumber',
  MOBILE: 'recipientEmail',
};

/** A number of a workbook has one reading, so that an amount stays one. */
const tidied = (kind: UploadKind, line: UploadLine): UploadLine =>
  Object.fromEntries(
    Object.entries(line)
      .filter(([field]) => field !== DROPPED[kind])
      .map(
        ([field, value]) => [field, field === 'amount' && typeof value === 'number' ? value : textOf(value)] as const,
      )
      .filter(([, value]) => value !== ''),
  );

const toUploadItem = (item: RewardItem): UploadItem => ({
  rewardName: item.rewardName,
  brandKey: item.brandKey,
  amountRule: item.amountRule,
  deliveryMethods: item.deliveryMethods,
  isAvailable: isOrderable(item),
  isPrintable: item.isPrintable,
});
