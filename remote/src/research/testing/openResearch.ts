import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { buildTemplate } from '../../testing/builders/buildTemplate.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { buildCatalog } from '../../entities/catalog/testing/buildCatalog.ts';
import { researchRoutes } from '../index.ts';
import { buildCompletion, buildIncentive } from './buildIncentive.ts';

/** Opens a page of research with one incentive and one response. */
export const openResearch = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: researchRoutes,
    path,
    api: apiServer({
      'GET /catalog': () => buildCatalog(),
      'GET /email-templates/account/:account': () => [buildTemplate()],
      'GET /incentives': () => [buildIncentive()],
      'GET /incentives/:incentiveId': () => buildIncentive(),
      'GET /incentives/:incentiveId/completions': () => [buildCompletion()],
      ...handlers,
    }),
  });

/** A user who may look, and change nothing. */
export const asReader: Handlers = {
  'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'INTEGRATIONS_ACCESS'] }),
};
