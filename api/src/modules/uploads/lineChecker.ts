import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { DecimalMark } from '@portal/shared/domain/uploads/amountReadings';
import type { UploadItem, UploadLine, UploadRules } from '@portal/shared/domain/uploads/checkUploadLine';
import { createUploadChecker, textOf, type ComparedUploadLine } from '@portal/shared/domain/uploads/checkUploadLines';
import type { checkWidth } from '@portal/shared/domain/uploads/uploadMapping';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import type { Executor } from '../../db/client.ts';
import { mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { listedKeys } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';
import { isOrderable, rewardItems, type RewardItem } from '../catalog/index.ts';
import { templateVersions } from '../templates/index.ts';

/** A line as it is understood. */
export interface CheckedLine extends ComparedUploadLine {
  /** Texts trimmed, empty ones left out. */
  readonly fields: UploadLine;
  readonly currencyCode: string;
}

/** Checks lines of an upload in their order, some at a time; a long list in slices. */
export type LineChecker = (lines: readonly UploadLine[]) => Promise<CheckedLine[]>;

/** The account from which the lines of an upload are ordered. */
interface UploadContext {
  readonly platform_id: bigint;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly account_currency: string;
  readonly requires_line_notes: boolean;
  readonly has_allowlist: boolean;
}

/** Loads what all lines are held against, and the rewards of each list once. */
export async function createLineChecker(
  executor: Executor,
  context: UploadContext,
  { kind, decimalMark }: { readonly kind: UploadKind; readonly decimalMark: DecimalMark | null },
): Promise<LineChecker> {
  const items = new Map<string, UploadItem>();
  const asked = new Set<string>();
  const allowlist = new Set<string>();
  const { account_id: id, platform_id, customer_id } = context;
  const rules: UploadRules = {
    currencyCode: context.account_currency,
    items,
    etids: new Set((await templateVersions(executor, { id, platform_id, customer_id })).keys()),
    ptids: new Set(),
    blockedDomains: await listBlockedDomains(executor, platform_id),
    allowlist: context.has_allowlist ? allowlist : null,
    requiresNotes: context.requires_line_notes,
    decimalMark,
  };
  const check = createUploadChecker(kind, rules);
  return async (lines) => {
    const utids = [...new Set(lines.map(({ utid }) => textOf(utid)))].filter((utid) => !asked.has(utid));
    for (const utid of utids) asked.add(utid);
    for (const [utid, item] of await rewardItems(executor, utids)) items.set(utid, toUploadItem(item));
    if (context.has_allowlist) {
      const keys = [...new Set(lines.map(({ recipientEmail }) => emailKey(textOf(recipientEmail))))];
      for (const key of await listedKeys(executor, platform_id, keys)) allowlist.add(key);
    }
    return mapInTurns(lines, (line) => ({
      ...check(line),
      fields: tidied(line),
      currencyCode: items.get(textOf(line.utid))?.amountRule.currencyCode ?? rules.currencyCode,
    }));
  };
}

/** A row's verdict, where it has more cells than headings as well. */
export function withWidth(checked: CheckedLine, refusal: ReturnType<typeof checkWidth>): CheckedLine {
  if (refusal === null) return checked;
  const others = checked.refusals.filter(([field]) => field !== refusal[0]);
  return { ...checked, refusals: [...others, refusal] };
}

/** A number of a workbook has one reading, so that an amount stays one. */
const tidied = (line: UploadLine): UploadLine =>
  Object.fromEntries(
    Object.entries(line)
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
  isPrintable: false,
});
