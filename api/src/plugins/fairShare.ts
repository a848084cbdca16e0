import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the call's place to others, before it waits for a service outside. */
    releasePlace(): void;
  }
}

/** Concurrency limit shared fairly between organisations. */
export interface FairGate {
  /** Resolves when the call may begin, with a release function to call once at its end. */
  enter(tenant: bigint): Promise<() => void>;
}

export interface FairGateLimits {
  /** Concurrent calls of all organisations together. */
  readonly places: number;
  /** Concurrent calls of one organisation while others call too. */
  readonly share: number;
  /** A call that takes longer no longer counts against its organisation's share, but keeps its place. */
  readonly longMs: number;
  /** An organisation counts as active for this long after its last call. */
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
  // The last two active organisations: enough to know whether there is another one.
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
    // Round robin: to the end of the queue if it has more calls.
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

/** Limits the concurrent calls of signed-in users, in turn by organisation; a call counts once its body has arrived. */
export function registerFairShare(app: FastifyInstance, limits: FairGateLimits): void {
  const gate = createFairGate(limits);
  const inside = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest): void => {
    const left = inside.get(request);
    inside.delete(request);
    left?.();
  };
  app.decorateRequest('releasePlace', function releasePlace(this: FastifyRequest) {
    leave(this);
  });
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.user === null) return;
    inside.set(request, await gate.enter(request.user.platformId));
    if (reply.raw.destroyed) leave(request);
    else reply.raw.once('close', () => leave(request));
  });
  // From here on the client's speed decides, which must not hold a place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}
