import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What an organisation's calls wait for: one of the gate's places. */
export interface FairGate {
  /** Resolves when the call may begin, with what it must call once at its end. */
  enter(tenant: bigint): Promise<() => void>;
}

export interface FairGateLimits {
  /** Calls at once, of all organisations together. */
  readonly places: number;
  /** Calls at once of one organisation while others call too. */
  readonly share: number;
  /** A call that takes longer leaves its share to its colleagues, and keeps its place. */
  readonly longMs: number;
  /** For so long after its last call an organisation counts as one that calls. */
  readonly rememberMs: number;
}

/**
 * One organisation may take all places, but only while no other calls: then each has its share, and a free place goes to
 * the next organisation, not to the next call.
 */
export function createFairGate({ places, share, longMs, rememberMs }: FairGateLimits): FairGate {
  const waiting = new Map<bigint, (() => void)[]>();
  const sharing = new Map<bigint, number>();
  let free = places;
  // The last two organisations that called: enough to know whether there is another one.
  let latest = { tenant: -1n, at: Number.NEGATIVE_INFINITY };
  let other = latest;

  const isAlone = (tenant: bigint): boolean =>
    performance.now() - (latest.tenant === tenant ? other : latest).at > rememberMs &&
    [...sharing.keys(), ...waiting.keys()].every((one) => one === tenant);
  const hasRoom = (tenant: bigint): boolean =>
    free > 0 && (sharing.get(tenant) ?? 0) < (isAlone(tenant) ? places : share);
  const giveShareBack = (tenant: bigint): void => {
    const left = (sharing.get(tenant) ?? 1) - 1;
    if (left > 0) sharing.set(tenant, left);
    else sharing.delete(tenant);
  };

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
      letIn();
    };
  }

  function letIn(): void {
    const tenant = [...waiting.keys()].find(hasRoom);
    if (tenant === undefined) return;
    const queue = waiting.get(tenant) ?? [];
    const first = queue.shift();
    // To the end of the row, where it has more calls.
    waiting.delete(tenant);
    if (queue.length > 0) waiting.set(tenant, queue);
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

/** Lets so many calls of signed-in users be worked on at once, in turn by organisation; a body has arrived before it counts. */
export function registerFairShare(app: FastifyInstance, limits: FairGateLimits): void {
  const gate = createFairGate(limits);
  const inside = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest): void => {
    const left = inside.get(request);
    inside.delete(request);
    left?.();
  };
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.user === null) return;
    inside.set(request, await gate.enter(request.user.platformId));
    if (reply.raw.destroyed) leave(request);
    else reply.raw.once('close', () => leave(request));
  });
  // The rest is the client's own pace, which must not hold a place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}
