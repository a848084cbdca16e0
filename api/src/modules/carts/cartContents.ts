import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor } from '../../db/client.ts';
import { forEachInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';
import { toVariantKey, type CountedVariant } from './CartLine.ts';
import { listMails, listVariants, readLineText, type CountedMail } from './cartContentReadModel.ts';
import type { CartKey } from './cartRepository.ts';
import { createVersionCache, type CartVersion } from './createVersionCache.ts';
import { readRanges } from './readRanges.ts';

/** The content of a line besides to whom it goes: its template, and the texts of its mail or letter. */
export type LineText = Awaited<ReturnType<typeof readLineText>>;

/** The content that more than half of a cart's lines have in common; null where they have nothing. */
export interface CommonLine {
  readonly reward: readonly [utid: string] | null;
  readonly amount: readonly [currencyCode: string, amountMinor: bigint] | null;
  readonly text: LineText | null;
}

/** The mails of a cart's lines: the text that more than half have, and if all are the same. */
interface CartMails {
  readonly text: CommonLine['text'];
  readonly isOne: boolean;
}

/** A cart whose lines are read. */
export type CartOfLines = CartKey & CartVersion & { readonly has_allowlist: boolean };

/** `isKept` is for carts that the open transaction has not changed: what is read of them holds for others until their version changes. */
export interface CartContents {
  /** Returns the variants of a cart's lines, in the order of their first line. */
  readonly readVariants: (executor: Executor, cart: CartOfLines, isKept: boolean) => Promise<readonly CountedVariant[]>;
  /** Returns what more than half of a cart's lines have in common, and how many there are. */
  readonly readCommonLine: (
    executor: Executor,
    cart: CartOfLines,
    isKept: boolean,
  ) => Promise<CommonLine & { readonly lineCount: number }>;
  /** True when all lines of a cart have a mail of the same texts. */
  readonly haveOneMail: (executor: Executor, cart: CartOfLines, isKept: boolean) => Promise<boolean>;
}

/** How many lines one statement reads, and how many variants of large carts are kept. */
export interface ContentSizes {
  readonly linesAtOnce: number;
  readonly variantsKept: number;
}

/** Reads the lines of carts, added up from ranges of them. What needed several statements is kept by the cart's version. */
export function createCartContents({ linesAtOnce, variantsKept }: ContentSizes = SERVER_SETTINGS.carts): CartContents {
  const keptVariants = createVersionCache<readonly CountedVariant[]>(variantsKept, (variants) => variants.length);
  const keptMails = createVersionCache<CartMails>(variantsKept, () => 1);

  const readVariants: CartContents['readVariants'] = async (executor, cart, isKept) => {
    // A change of the list changes the variants, and no version; so does an answer to a text.
    const keeps = isKept && !cart.has_allowlist;
    const kept = keeps ? keptVariants.get(cart) : undefined;
    if (kept !== undefined) return kept;
    const merged = new Map<string, CountedVariant>();
    const lineCount = await readRanges(
      linesAtOnce,
      (range) => listVariants(executor, cart, range),
      (variants) =>
        forEachInTurns(variants, ({ lastId: _lastId, ...variant }) => {
          const key = toVariantKey(variant);
          const same = merged.get(key)?.lineCount ?? 0;
          merged.set(key, { ...variant, lineCount: same + variant.lineCount });
        }),
    );
    const variants = [...merged.values()];
    const hasTexts = variants.some(({ deliveryMethod }) => deliveryMethod === 'MOBILE');
    if (keeps && !hasTexts && lineCount > linesAtOnce) keptVariants.set(cart, variants);
    return variants;
  };

  const readMails = async (executor: Executor, cart: CartOfLines, isKept: boolean): Promise<CartMails> => {
    const kept = isKept ? keptMails.get(cart) : undefined;
    if (kept !== undefined) return kept;
    const texts = new Map<string, Pick<CountedMail, 'lineCount' | 'firstId'>>();
    const mails = new Set<string>();
    const lineCount = await readRanges(
      linesAtOnce,
      (range) => listMails(executor, cart, range),
      (counted) =>
        forEachInTurns(counted, ({ text, mail, lineCount: count, firstId }) => {
          if (mail !== null && mails.size < 2) mails.add(mail);
          texts.set(text, { firstId, lineCount: (texts.get(text)?.lineCount ?? 0) + count });
        }),
    );
    const common = [...texts.values()].find((text) => isMost(text.lineCount, lineCount));
    const read = {
      text: common === undefined ? null : await readLineText(executor, cart, common.firstId),
      isOne: mails.size < 2,
    };
    if (isKept && lineCount > linesAtOnce) keptMails.set(cart, read);
    return read;
  };

  return {
    readVariants,
    readCommonLine: async (executor, cart, isKept) => {
      const variants = await readVariants(executor, cart, isKept);
      const { text } = await readMails(executor, cart, isKept);
      return { ...(await readCommon(variants)), text };
    },
    haveOneMail: async (executor, cart, isKept) => (await readMails(executor, cart, isKept)).isOne,
  };
}

const isMost = (lines: number, of: number): boolean => lines > of / 2;

async function readCommon(variants: readonly CountedVariant[]) {
  const rewards = new Map<string, number>();
  const amounts = new Map<string, { readonly common: readonly [string, bigint]; readonly lines: number }>();
  let lineCount = 0;
  await forEachInTurns(variants, ({ utid, currencyCode, amountMinor, lineCount: lines }) => {
    lineCount += lines;
    rewards.set(utid, (rewards.get(utid) ?? 0) + lines);
    const key = `${currencyCode} ${String(amountMinor)}`;
    amounts.set(key, { common: [currencyCode, amountMinor], lines: (amounts.get(key)?.lines ?? 0) + lines });
  });
  const reward = [...rewards].find(([, lines]) => isMost(lines, lineCount));
  const amount = [...amounts.values()].find(({ lines }) => isMost(lines, lineCount));
  return { lineCount, reward: reward ? ([reward[0]] as const) : null, amount: amount?.common ?? null };
}
