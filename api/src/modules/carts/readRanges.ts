import type { LineRange } from './cartContentReadModel.ts';

/** Lines of a range, and the last of them. */
interface Group {
  readonly lineCount: number;
  readonly lastId: bigint;
}

/** Reads all lines of a cart, a range after the other. Returns how many there are. */
export async function readRanges<T extends Group>(
  linesAtOnce: number,
  read: (range: LineRange) => Promise<readonly T[]>,
  take: (groups: readonly T[]) => Promise<void> | void,
): Promise<number> {
  let [lineCount, afterId] = [0, 0n];
  for (;;) {
    const groups = await read({ afterId, limit: linesAtOnce });
    await take(groups);
    const before = lineCount;
    for (const group of groups) {
      lineCount += group.lineCount;
      if (group.lastId > afterId) afterId = group.lastId;
    }
    if (lineCount - before < linesAtOnce) return lineCount;
  }
}
