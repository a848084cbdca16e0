import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { Instant, text } from './common.ts';

/** POST /api/remote-failures: a page's loader tells that a module of the remote did not start, and by which error code. */
export const remoteFailureBody = object({
  version: text()
    .required()
    .max(40)
    .matches(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  module: text()
    .required()
    .max(20)
    .matches(/^[a-z]+$/),
  code: text()
    .required()
    .max(30)
    .matches(/^[A-Z_]+$/),
  /** The serial of the registry that listed the version. */
  serial: number().integer().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Drawn at random by the browser. */
  browser: text().matches(/^[0-9a-f]{32}$/),
});
export type RemoteFailureBody = InferType<typeof remoteFailureBody>;

/** POST /api/csp-reports: a browser tells what a page's Content-Security-Policy kept it from (CSP Level 3, report-uri). */
export const policyReportBody = object({
  'csp-report': object({
    'effective-directive': text(),
    'blocked-uri': text(),
    'source-file': text(),
  })
    .default(undefined)
    .required(),
});
export type PolicyReportBody = InferType<typeof policyReportBody>;

/** How often a module of a version did not start in one way on one day; `CSP` of `any`: a policy forbade something to the version. */
const RemoteFailure = Type.Object({
  /** UTC, YYYY-MM-DD. */
  day: Type.String(),
  version: Type.String(),
  module: Type.String(),
  code: Type.String(),
  count: Type.Integer(),
  /** How many browsers told of it; 0 where none gave its name. */
  browsers: Type.Integer(),
  /** The serial of the registry by which it was loaded last. */
  serial: Type.Union([Type.Integer(), Type.Null()]),
  lastAt: Instant,
});
export type RemoteFailure = Static<typeof RemoteFailure>;

/** GET /api/staff/remotes: what the server knows of the remote's versions beside their registry. */
export const StaffRemotes = Type.Object({
  /** The versions whose files this server holds, in bytes without compressed copies. */
  sizes: Type.Array(Type.Object({ version: Type.String(), sizeBytes: Type.Number() })),
  /** The latest changes, newest first; empty where the store is kept elsewhere. */
  journal: Type.Array(
    Type.Object({
      serial: Type.Integer(),
      at: Instant,
      by: Type.String(),
      command: Type.String(),
      what: Type.String(),
    }),
  ),
  /** Versions that a rollback has left, and nobody has activated since. */
  badVersions: Type.Array(Type.String()),
  /** Newest first. */
  failures: Type.Array(RemoteFailure),
});
export type StaffRemotes = Static<typeof StaffRemotes>;

/** GET /api/staff/override: asks whether the caller may load a build from an origin. */
export const overrideQuery = object({ origin: text().required().max(200) });

/** The longest that an override may last: milliseconds. */
export const RemoteOverride = Type.Object({ lifetimeMs: Type.Integer() });
export type RemoteOverride = Static<typeof RemoteOverride>;
