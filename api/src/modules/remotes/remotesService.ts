import type {
  PolicyReportBody,
  RemoteFailureBody,
  RemoteOverride,
  StaffRemotes,
} from '@portal/shared/contract/remotes';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { isOriginAmong } from './isOriginAmong.ts';
import { countFailure, listFailures } from './remoteFailureRepository.ts';
import { readChanges, readSizes } from './remoteStore.ts';

const { kindsOfDay, browsersOfKind, listedFailures, listedChanges, overrideMs } = SERVER_SETTINGS.remotes;

export interface RemotesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The store of the remote's versions (docs/OPERATIONS.md). */
  readonly storeFolder: string;
  /** Empty in Production. */
  readonly overrideOrigins: readonly string[];
}

export type RemotesService = ReturnType<typeof createRemotesService>;

/** The version whose file something was loaded from, or did something. */
const VERSION_IN_ADDRESS = /\/remotes\/portal\/(\d{1,9}\.\d{1,9}\.\d{1,9})\//;

/** Counts what pages tell of the remote's versions, and shows it to staff with the store's sizes and changes. */
export function createRemotesService({ db, clock, storeFolder, overrideOrigins }: RemotesDeps) {
  const count = async ({ version, module, code, serial, browser }: RemoteFailureBody): Promise<void> => {
    const at = clock.now();
    await countFailure(
      db,
      { day: at.toISOString().slice(0, 10), version, module, code },
      { serial: serial ?? null, browser: browser ?? null },
      { at, kindsOfDay, browsersOfKind },
    );
  };

  return {
    countFailure: count,

    /** Counts what a policy forbade to a version; what belongs to none is an extension's, or the page's own. */
    async countViolation({ 'csp-report': report }: PolicyReportBody): Promise<void> {
      const [, version] = VERSION_IN_ADDRESS.exec(`${report['source-file']} ${report['blocked-uri']}`) ?? [];
      if (version !== undefined) await count({ version, module: 'any', code: 'CSP' });
    },

    /**
     * Says how long a build of an origin may be tried. Raises 404 in Production, 403 for all but staff, also while they emulate
     * an organization, and 422 for an origin that the operators do not allow.
     */
    checkOverride({ authorities, emulator }: SessionUser, origin: string): RemoteOverride {
      if (overrideOrigins.length === 0) throw new AppError(COMMON_FAILURES.notFound);
      if (!authorities.includes('STAFF_ACCESS') && emulator === null) throw new AppError(COMMON_FAILURES.forbidden);
      if (!isOriginAmong(overrideOrigins, origin))
        throw new AppError({
          status: 422,
          i18nKey: 'error.override.origin',
          description: `No build may be loaded from this origin, only from ${overrideOrigins.join(', ')}.`,
        });
      return { lifetimeMs: overrideMs };
    },

    async read(): Promise<StaffRemotes> {
      const [sizes, changes, failures] = await Promise.all([
        readSizes(storeFolder),
        readChanges(storeFolder, listedChanges),
        listFailures(db, listedFailures),
      ]);
      return {
        sizes,
        ...changes,
        failures: failures.map(({ last_at, serial, browsers, ...failure }) => ({
          ...failure,
          serial: serial === null ? null : Number(serial),
          browsers: Number(browsers),
          lastAt: last_at.toISOString(),
        })),
      };
    },
  };
}
