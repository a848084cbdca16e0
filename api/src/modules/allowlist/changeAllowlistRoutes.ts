import {
  allowlistBody,
  allowlistChange,
  AllowlistCheck,
  allowlistFileQuery,
  AllowlistOfPlatform,
  allowlistSwitch,
  allowlistUndo,
} from '@portal/shared/contract/allowlist';
import { ErrorBody } from '@portal/shared/contract/common';
import { SETTINGS } from '@portal/shared/domain/settings';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { FILE_TYPES, takeFiles } from '../../files/takeFiles.ts';
import { defineRoute, routesApart, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { ALLOWLIST_TAGS, MANAGE_ALLOWLIST } from './allowlistRoutes.ts';
import type { ChangeAllowlistService } from './changeAllowlistService.ts';
import type { CheckAllowlist } from './checkAllowlistService.ts';
import { prepareEntries } from './prepareEntries.ts';
import type { RequirePage } from './requirePage.ts';

const tags = ALLOWLIST_TAGS;
const response = { 200: AllowlistOfPlatform, '4xx': ErrorBody };
const bodyLimit = SETTINGS.bodies.linesBytes;

/** Changes of the recipient list; 404 while its page is switched off. */
export const changeAllowlistRoutes = (db: Db, requirePage: RequirePage, allowlist: ChangeAllowlistService) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/orderWhitelist',
      schema: {
        tags,
        summary: 'Create the recipient list, which is off until it is switched on',
        body: allowlistBody,
        response: { 201: AllowlistOfPlatform, '4xx': ErrorBody },
      },
      config: { ...MANAGE_ALLOWLIST, idempotencyKey: 'optional' },
      bodyLimit,
      handler: async (request, reply) => {
        const user = signedInUser(request);
        await requirePage(user);
        const entries = await prepareEntries(request.body);
        return runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await allowlist.create(tx, user, entries),
        }));
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/orderWhitelist',
      schema: { tags, summary: 'Replace everybody on the recipient list', body: allowlistChange, response },
      config: MANAGE_ALLOWLIST,
      bodyLimit,
      handler: async (request) => {
        await requirePage(signedInUser(request));
        return allowlist.update(signedInUser(request), request.body);
      },
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/orderWhitelist/switch',
      schema: { tags, summary: 'Switch the recipient list on or off', body: allowlistSwitch, response },
      config: MANAGE_ALLOWLIST,
      handler: async (request) => {
        await requirePage(signedInUser(request));
        return allowlist.turn(signedInUser(request), request.body);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/orderWhitelist/undo',
      schema: { tags, summary: 'Bring back the recipient list before', body: allowlistUndo, response },
      config: MANAGE_ALLOWLIST,
      handler: async (request) => {
        await requirePage(signedInUser(request));
        return allowlist.undo(signedInUser(request), request.body);
      },
    }),
  ]);

/** The comparison of a file with the list. */
export const checkAllowlistRoutes = (requirePage: RequirePage, check: CheckAllowlist) =>
  routesApart([
    takeFiles,
    defineRoute({
      method: 'POST',
      url: '/api/orderWhitelist/check',
      schema: {
        tags,
        consumes: FILE_TYPES,
        summary: 'Compare a file with the recipient list; nothing is changed',
        querystring: allowlistFileQuery,
        response: { 200: AllowlistCheck, '4xx': ErrorBody },
      },
      config: MANAGE_ALLOWLIST,
      bodyLimit: FILE_LIMITS.bytes,
      handler: async (request) => {
        const user = signedInUser(request);
        const bytes = Buffer.isBuffer(request.body) ? request.body : null;
        await requirePage(user);
        request.releaseSlot();
        return check(user, { fileName: request.query.fileName, bytes });
      },
    }),
  ]);
