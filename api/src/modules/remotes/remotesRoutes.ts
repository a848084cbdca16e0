import { ErrorBody } from '@portal/shared/contract/common';
import {
  overrideQuery,
  policyReportBody,
  remoteFailureBody,
  RemoteOverride,
  StaffRemotes,
} from '@portal/shared/contract/remotes';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf, type DefinedRoute } from '../../plugins/defineRoute.ts';
import { POLICY_REPORTS } from '../../plugins/security.ts';
import type { RemotesService } from './remotesService.ts';

const REPORT = 'application/csp-report';
const TEXT = 'text/plain';

const WORD = /^[a-z-]{1,40}$/;

/** Returns what may be logged of a stranger's text: a keyword of the policy, or the origin of an address. */
function wordOf(text = ''): string {
  if (WORD.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin : 'other';
}

/** Takes what browsers tell of the Content-Security-Policy of a page. */
const policyReports =
  (remotes: RemotesService): DefinedRoute =>
  (app) => {
    app.addContentTypeParser(REPORT, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    defineRoute({
      method: 'POST',
      url: POLICY_REPORTS,
      schema: {
        tags: ['system'],
        consumes: [REPORT, 'application/json'],
        summary: 'Count what a policy forbade to a version of the remote',
        body: policyReportBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const { 'effective-directive': directive, 'blocked-uri': blocked } = request.body['csp-report'];
        request.log.warn(
          { event: 'page.blocked', directive: wordOf(directive), blocked: wordOf(blocked) },
          'A page was kept from something by its Content-Security-Policy',
        );
        await remotes.countViolation(request.body);
        return reply.status(204).send(null);
      },
    })(app);
  };

/** Takes what loaders tell; from another origin as text, for which their browser asks nothing first (Fetch standard, CORS-safelisted). */
const failureReports =
  (remotes: RemotesService): DefinedRoute =>
  (app) => {
    app.addContentTypeParser(TEXT, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    defineRoute({
      method: 'POST',
      url: '/api/remote-failures',
      schema: {
        tags: ['system'],
        consumes: ['application/json', TEXT],
        summary: 'Count a module of the remote that did not start',
        body: remoteFailureBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      // Pages of people who are not signed in have failures, too.
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        await remotes.countFailure(request.body);
        return reply.status(204).send(null);
      },
    })(app);
  };

/** Failures of the remote's modules, and what staff see of its versions. */
export const remotesRoutes = (remotes: RemotesService) =>
  routesOf([
    policyReports(remotes),
    failureReports(remotes),
    defineRoute({
      method: 'GET',
      url: '/api/staff/remotes',
      schema: {
        tags: ['staff'],
        summary: 'Sizes, changes and failures of the versions of the remote',
        response: { 200: StaffRemotes, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } },
      handler: () => remotes.read(),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/override',
      schema: {
        tags: ['staff'],
        summary: 'Whether the caller may load a build of the remote from an origin, and for how long',
        querystring: overrideQuery,
        response: { 200: RemoteOverride, '4xx': ErrorBody },
      },
      // Staff try a build as the organization that they emulate, too; the service asks for them.
      config: { permission: { kind: 'user', rule: {} } },
      handler: (request) => remotes.checkOverride(signedInUser(request), request.query.origin),
    }),
  ]);
