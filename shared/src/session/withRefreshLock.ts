/** Runs `work` while no other tab refreshes. Without the Web Locks API (plain http, old browsers) it runs at once: the server accepts the previous handle for 30 s. */
export function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work();
  return locks.request('portal.session.refresh', work);
}
