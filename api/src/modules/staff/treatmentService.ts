import type {
  HelpCentreChange,
  PlatformTreatments,
  StaffPlatform,
  StaffPlatformsQuery,
  TreatmentChange,
} from '@portal/shared/contract/staff';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { FEATURE_DEFAULTS, isFeature } from '@portal/shared/domain/access/features';
import { checkHelpCentre } from '@portal/shared/domain/people/helpCentre';
import { DEFAULT_TREATMENT } from '@portal/shared/domain/access/treatments';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { readCappedPage } from '../../lists/readCappedPage.ts';
import type { List } from '../../lists/sendList.ts';
import { ownTreatment } from '../../providers/flags/createTreatmentProvider.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { readLastActor } from '../../audit/auditReadModel.ts';
import { countPlatforms, findPlatformBy, listPlatforms, lockPlatform, updatePlatform } from '../platforms/index.ts';
import { STAFF_FAILURES } from './staffErrors.ts';

const CHANGED = 'platform.treatmentChanged';
const HELP_CENTRE_CHANGED = 'platform.helpCentreChanged';

type PlatformRow = NonNullable<Awaited<ReturnType<typeof findPlatformBy>>>;

/** The platforms, and the features of each. Every method raises 404 for a platform or feature that does not exist. */
export function createTreatmentService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    list: ({ q, ...page }: StaffPlatformsQuery): Promise<List<StaffPlatform>> =>
      readCappedPage(
        page,
        { count: (limit) => countPlatforms(db, q, limit), read: (window) => listPlatforms(db, q, window) },
        toStaffPlatform,
      ),

    get: async (platformClientId: string): Promise<PlatformTreatments> =>
      toTreatments(found(await findPlatformBy(db, platformClientId))),

    /** Raises 409 that names who changed a feature of the platform after it was read. */
    change: (
      user: SessionUser,
      target: { readonly platformClientId: string; readonly feature: string },
      body: TreatmentChange,
    ): Promise<PlatformTreatments> =>
      withTransaction(db, async (tx) => {
        const row = found(await lockPlatform(tx, target.platformClientId));
        const { feature } = target;
        if (!isFeature(feature)) throw new AppError(COMMON_FAILURES.notFound);
        const before = ownTreatment(row.feature_treatments, feature) ?? DEFAULT_TREATMENT;
        if (before === body.treatment) return toTreatments(row);
        if (row.treatments_version !== body.version)
          throw new AppError({
            ...STAFF_FAILURES.changed,
            values: { name: await readLastActor(tx, row.id, CHANGED) },
          });
        const changed = await updatePlatform(tx, row.id, {
          feature_treatments: JSON.stringify(withTreatment(row.feature_treatments, feature, body.treatment)),
          treatments_version: row.treatments_version + 1,
        });
        await writeAudit(tx, {
          platformId: row.id,
          actorUserId: null,
          staffEmail: user.email,
          action: CHANGED,
          entityType: 'platform',
          entityId: row.platform_client_id,
          details: { feature, from: before, to: body.treatment },
          at: clock.now(),
        });
        return toTreatments(changed);
      }),

    /** Raises 400 for what is no web address, 409 that names who changed it after it was read. */
    changeHelpCentre: (
      user: SessionUser,
      platformClientId: string,
      { url, version }: HelpCentreChange,
    ): Promise<PlatformTreatments> =>
      withTransaction(db, async (tx) => {
        const row = found(await lockPlatform(tx, platformClientId));
        const fields = fieldErrors('url', checkHelpCentre(url));
        if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
        if ((row.help_centre_url ?? '') === url) return toTreatments(row);
        if (row.help_centre_version !== version)
          throw new AppError({
            ...STAFF_FAILURES.changed,
            values: { name: await readLastActor(tx, row.id, HELP_CENTRE_CHANGED) },
          });
        const changed = await updatePlatform(tx, row.id, {
          help_centre_url: url || null,
          help_centre_version: version + 1,
        });
        await writeAudit(tx, {
          platformId: row.id,
          actorUserId: null,
          staffEmail: user.email,
          action: HELP_CENTRE_CHANGED,
          entityType: 'platform',
          entityId: row.platform_client_id,
          details: { from: row.help_centre_url ?? '', to: url },
          at: clock.now(),
        });
        return toTreatments(changed);
      }),
  };
}

function found(row: PlatformRow | undefined): PlatformRow {
  if (row === undefined) throw new AppError(COMMON_FAILURES.notFound);
  return row;
}

function withTreatment(own: unknown, feature: string, treatment: string): Record<string, unknown> {
  const named: [string, unknown][] = typeof own === 'object' && own !== null ? Object.entries(own) : [];
  const others = Object.fromEntries(named.filter(([name]) => name !== feature));
  return treatment === DEFAULT_TREATMENT ? others : { ...others, [feature]: treatment };
}

const toTreatments = (row: PlatformRow): PlatformTreatments => ({
  platformClientId: row.platform_client_id,
  name: row.name,
  version: row.treatments_version,
  helpCentre: { url: row.help_centre_url, version: row.help_centre_version },
  treatments: Object.keys(FEATURE_DEFAULTS)
    .filter(isFeature)
    .map((feature) => {
      const own = ownTreatment(row.feature_treatments, feature);
      const initial = FEATURE_DEFAULTS[feature];
      return { feature, treatment: own ?? initial, default: initial, own: own ?? null };
    }),
});

const toStaffPlatform = (row: Awaited<ReturnType<typeof listPlatforms>>[number]): StaffPlatform => ({
  platformClientId: row.platform_client_id,
  name: row.name,
  status: row.status,
  kybStatus: oneOf(KYB_STATUSES, row.kyb_status),
  createdDate: row.created_at.toISOString(),
});

export type TreatmentService = ReturnType<typeof createTreatmentService>;
