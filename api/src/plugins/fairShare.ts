import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What an organisation's calls wait for: one of `places`, given in turn to the organisations that wait. */
export interface FairGate {
  /** Resolves when the call may begin; whoever was let in must `leave`. */
  enter(tenant: bigint): Promise<void>;
  leave(): void;
}

/** No organisation can take all places while others wait: a free one goes to the next organisation, not to the next call. */
export function createFairGate(places: number): FairGate {
  const waiting = new Map<bigint, (() => void)[]>();
  let free = places;
  return {
    enter: (tenant) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const queue = waiting.get(tenant);
        if (queue) queue.push(resolve);
        else waiting.set(tenant, [resolve]);
      });
    },
    leave: () => {
      const [next] = waiting;
      if (next === undefined) {
        free += 1;
        return;
      }
      const [tenant, queue] = next;
      const begin = queue.shift();
      // To the end of the row, where it has more calls.
      waiting.delete(tenant);
      if (queue.length > 0) waiting.set(tenant, queue);
      begin?.();
    },
  };
}

/** Lets so many calls of signed-in users be worked on at once, in turn by organisation; a body has arrived before it counts. */
export function registerFairShare(app: FastifyInstance, places: number): void {
  const gate = createFairGate(places);
  const inside = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest): void => {
    if (inside.delete(request)) gate.leave();
  };
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.user === null) return;
    await gate.enter(request.user.platformId);
    inside.add(request);
    if (reply.raw.destroyed) leave(request);
    else reply.raw.once('close', () => leave(request));
  });
  // The rest is the client's own pace, which must not hold a place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}
