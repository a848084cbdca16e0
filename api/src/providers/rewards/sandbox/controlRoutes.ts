import type { FastifyInstance } from 'fastify';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import { FAULTS } from './faults.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { CONTROL, controlPage, pageAddress } from './tillPages.ts';

/** The page that sets the sandbox's faults. */
export function controlRoutes(app: FastifyInstance, { faults }: SandboxContext): void {
  app.get<{ Querystring: PageQuery }>(CONTROL, (request, reply) =>
    sendPage(reply, controlPage(faults, pageLanguage(request))),
  );
  app.post<{ Querystring: PageQuery }>(CONTROL, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return void reply.code(400).send('');
    for (const fault of FAULTS) faults.set(fault, fields.has(fault));
    void reply.redirect(pageAddress(CONTROL, pageLanguage(request)), 303);
  });
}
