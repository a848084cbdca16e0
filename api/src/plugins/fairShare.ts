import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFairGate, type FairGateLimits } from '../runtime/fairGate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the call's slot to others, before it waits for a service outside. */
    releaseSlot(): void;
  }
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
  app.decorateRequest('releaseSlot', function releaseSlot(this: FastifyRequest) {
    leave(this);
  });
  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.user === null) return;
    inside.set(request, await gate.enter(request.user.platformId));
    if (reply.raw.destroyed) leave(request);
    else reply.raw.once('close', () => leave(request));
  });
  // From here on the client's speed decides, which must not hold a slot.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}
