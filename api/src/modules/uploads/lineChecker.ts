import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { DecimalMark } from '@portal/shared/domain/uploads/amountReadings';
import {
  checkUploadLine,
  type UploadItem,
  type UploadLine,
  type UploadRules,
} from '@portal/shared/domain/uploads/checkUploadLine';
import { contactOf, firstTime, textOf } from '@portal/shared/domain/uploads/checkUploadLines';
import type { UploadField, UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import type { Executor } from '../../db/client.ts';
import { mapInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { listedKeys } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';
import { isOrderable, rewardItems, type RewardItem } from '../catalog/index.ts';
import { templateVersions } from '../templates/index.ts';

/** What is understood of a line. */
export interface CheckedLine {
  /** Texts trimmed, empty ones left out. */
  readonly fields: UploadLine;
  readonly refusals: readonly (readonly [UploadField, Refusal])[];
  readonly currencyCode: string;
  readonly amountMinor: bigint | null;
  readonly reference: string | null;
  readonly contact: string | null;
  readonly isPoBox: boolean;
  /** A line that the checker saw before has its reference, or its recipient. */
  readonly repeatsReference: boolean;
  readonly repeatsContact: boolean;
}

/** Checks lines of an upload in their order, some at a time; a long list in slices. */
export type LineChecker = (lines: readonly UploadLine[]) => Promise<CheckedLine[]>;

/** Where the lines of an upload are ordered from. */
interface UploadPlace {
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
  place: UploadPlace,
  { kind, decimalMark }: { readonly kind: UploadKind; readonly decimalMark: DecimalMark | null },
): Promise<LineChecker> {
  const items = new Map<string, UploadItem>();
  const asked = new Set<string>();
  const allowlist = new Set<string>();
  const { account_id: id, platform_id, customer_id } = place;
  const rules: UploadRules = {
    currencyCode: place.account_currency,
    items,
    etids: new Set((await templateVersions(executor, { id, platform_id, customer_id })).keys()),
    ptids: new Set(),
    blockedDomains: await listBlockedDomains(executor, platform_id),
    allowlist: place.has_allowlist ? allowlist : null,
    requiresNotes: place.requires_line_notes,
    decimalMark,
  };
  const [isNewReference, isNewContact] = [firstTime(), firstTime()];
  return async (lines) => {
    const utids = [...new Set(lines.map(({ utid }) => textOf(utid)))].filter((utid) => !asked.has(utid));
    for (const utid of utids) asked.add(utid);
    for (const [utid, item] of await rewardItems(executor, utids)) items.set(utid, toUploadItem(item));
    if (place.has_allowlist) {
      const keys = [...new Set(lines.map(({ recipientEmail }) => emailKey(textOf(recipientEmail))))];
      for (const key of await listedKeys(executor, platform_id, keys)) allowlist.add(key);
    }
    return mapInTurns(lines, (line) => {
      const checked = checkUploadLine(kind, line, rules);
      const reference = keyOf(textOf(line.externalReferenceId));
      const contact = keyOf(contactOf(kind, line, checked)[1]);
      return {
        fields: tidied(line),
        refusals: checked.refusals,
        currencyCode: items.get(textOf(line.utid))?.amountRule.currencyCode ?? rules.currencyCode,
        amountMinor: checked.amountMinor,
        reference: orNull(reference),
        contact: orNull(contact),
        isPoBox: checked.isPoBox,
        repeatsReference: !isNewReference(reference),
        repeatsContact: !isNewContact(contact),
      };
    });
  };
}

/** Characters of what lines are compared by; an index takes no more. */
const LONGEST_KEY = 500;

/** Nothing for a text that is refused for its length anyway. */
const keyOf = (text: string): string => (text.length > LONGEST_KEY ? '' : text);
const orNull = (text: string): string | null => (text === '' ? null : text);

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
  amountRule: item.amountRule,
  deliveryMethods: item.deliveryMethods,
  isAvailable: isOrderable(item),
  isPrintable: false,
});
