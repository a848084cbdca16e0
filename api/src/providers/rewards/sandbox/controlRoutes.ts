import type { FastifyInstance } from 'fastify';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import { FAULTS } from './faults.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { CONTROL, controlPage } from './tillPages.ts';

/** The page that sets the sandbox's faults. */
export function controlRoutes(app: FastifyInstance, { faults }: SandboxContext): void {
  app.get(CONTROL, (_request, reply) => sendPage(reply, controlPage(faults)));
  app.post(CONTROL, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return void reply.code(400).send('');
    for (const fault of FAULTS) faults.set(fault, fields.has(fault));
    void reply.redirect(CONTROL, 303);
  });
}
