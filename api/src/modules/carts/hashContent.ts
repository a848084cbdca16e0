import { createHash } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Executor } from '../../db/client.ts';
import { hashSmallContent, noteOf, sumContent, type CartContent } from './cartContentReadModel.ts';
import { countLines } from './cartLineRepository.ts';
import { readRanges } from './readRanges.ts';

/** How many lines are small content, and how many one statement reads. */
interface HashSizes {
  readonly smallLines: number;
  readonly linesAtOnce: number;
}

/** Orders of carts up to `smallLines` are known by the fingerprints that one statement makes. */
const HASHED: HashSizes = { smallLines: SETTINGS.orders.maxLines, linesAtOnce: SERVER_SETTINGS.carts.linesAtOnce };

/**
 * Returns the fingerprint of what a cart orders: purchase order number, notes, and its lines in any order. References of lines do
 * not count: a line without one is given one by chance.
 */
export async function hashContent(
  executor: Executor,
  cart: CartContent,
  { smallLines, linesAtOnce } = HASHED,
): Promise<string> {
  if ((await countLines(executor, cart)) <= smallLines) return hashSmallContent(executor, cart);
  const sums = [0n, 0n, 0n, 0n];
  const lineCount = await readRanges(
    linesAtOnce,
    async (range) => [await sumContent(executor, cart, range)],
    ([range]) => range?.sums.forEach((sum, part) => (sums[part] = (sums[part] ?? 0n) + BigInt(sum))),
  );
  const content = [...noteOf(cart), lineCount, ...sums.map(String)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
