/** Concurrency limit shared fairly between organisations. */
export interface FairGate {
  /** Resolves when the call may begin, with a release function to call once at its end. */
  enter(tenant: bigint): Promise<() => void>;
}

export interface FairGateLimits {
  /** Concurrent calls of all organisations together. */
  readonly slots: number;
  /** Concurrent calls of one organisation while others call too. */
  readonly share: number;
  /** A call that takes longer no longer counts against its organisation's share, but keeps its slot. */
  readonly longMs: number;
  /** An organisation counts as active for this long after its last call. */
  readonly rememberMs: number;
}

/**
 * One organisation may take all slots, but only while no other calls: then each has its share, and a free slot goes to
 * the next organisation, not to the next call.
 */
export function createFairGate({ slots, share, longMs, rememberMs }: FairGateLimits): FairGate {
  const waiting = new Map<bigint, (() => void)[]>();
  const sharing = new Map<bigint, number>();
  let free = slots;
  // The last two active organisations: enough to know whether there is another one.
  let latest = { tenant: -1n, at: Number.NEGATIVE_INFINITY };
  let other = latest;

  const isAlone = (tenant: bigint): boolean =>
    performance.now() - (latest.tenant === tenant ? other : latest).at > rememberMs &&
    [...sharing.keys(), ...waiting.keys()].every((one) => one === tenant);
  const hasRoom = (tenant: bigint): boolean =>
    free > 0 && (sharing.get(tenant) ?? 0) < (isAlone(tenant) ? slots : share);
  const giveShareBack = (tenant: bigint): void => {
    const left = (sharing.get(tenant) ?? 1) - 1;
    if (left > 0) sharing.set(tenant, left);
    else sharing.delete(tenant);
  };

  /** Round robin: who has had a slot comes after those who wait. */
  function goBehindOthers(tenant: bigint): void {
    const queue = waiting.get(tenant);
    waiting.delete(tenant);
    if (queue !== undefined && queue.length > 0) waiting.set(tenant, queue);
  }

  function begin(tenant: bigint): () => void {
    free -= 1;
    sharing.set(tenant, (sharing.get(tenant) ?? 0) + 1);
    let isShort = true;
    const timer = setTimeout(() => {
      isShort = false;
      giveShareBack(tenant);
      letIn();
    }, longMs).unref();
    return () => {
      clearTimeout(timer);
      if (isShort) giveShareBack(tenant);
      free += 1;
      goBehindOthers(tenant);
      letIn();
    };
  }

  function letIn(): void {
    const tenant = [...waiting.keys()].find(hasRoom);
    if (tenant === undefined) return;
    const first = waiting.get(tenant)?.shift();
    goBehindOthers(tenant);
    first?.();
    letIn();
  }

  return {
    enter: (tenant) => {
      if (latest.tenant !== tenant) other = latest;
      latest = { tenant, at: performance.now() };
      if (hasRoom(tenant) && !waiting.has(tenant)) return Promise.resolve(begin(tenant));
      return new Promise((resolve) => {
        const first = () => resolve(begin(tenant));
        const queue = waiting.get(tenant);
        if (queue) queue.push(first);
        else waiting.set(tenant, [first]);
      });
    },
  };
}
