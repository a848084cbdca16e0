import type { Page } from '@playwright/test';

/** Every text in the heap of a page after a collection, as a snapshot lists them. */
export async function heapOf(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  const snapshot = chunks.join('');
  const strings = snapshot.lastIndexOf('"strings":[');
  if (strings < 0) throw new Error('A heap snapshot without strings');
  return snapshot.slice(strings);
}
