import type { OrderSettingChange, OrderSettings } from '@portal/shared/contract/orderSettings';
import { ORDER_SETTINGS, type OrderSettingName } from '@portal/shared/domain/ordering/orderSettings';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Selectable } from 'kysely';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db } from '../../db/client.ts';
import type { Platforms } from '../../db/schema.generated.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findPlatform, lockPlatform, updatePlatform } from '../platforms/index.ts';
import { listSettingChanges, type SettingChange } from './orderSettingReadModel.ts';
import { saveSettingChange } from './orderSettingRepository.ts';
import { ORDER_SETTINGS_FAILURES } from './orderSettingsErrors.ts';

export interface OrderSettingsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readTreatments: ReadTreatments;
}

/** The column of each switch. */
const COLUMNS = {
  requiredLineItemNotes: 'requires_line_notes',
  requiredOrderNotes: 'requires_order_notes',
  requiredPurchaseOrderNumber: 'requires_purchase_order_number',
  cardsAtCheckout: 'cards_at_checkout',
} as const satisfies Record<OrderSettingName, keyof Platforms>;

/** The switches of an organisation for its orders. Every method raises 404 where the feature is off. */
export function createOrderSettingsService({ db, clock, readTreatments }: OrderSettingsDeps) {
  const requireFeature = async ({ platformClientId }: SessionUser): Promise<void> => {
    const { 'order-settings': treatment } = await readTreatments(platformClientId);
    if (treatment !== 'on') throw new AppError(COMMON_FAILURES.notFound);
  };

  return {
    get: async (user: SessionUser): Promise<OrderSettings> => {
      await requireFeature(user);
      return toOrderSettings(await findPlatform(db, user.platformId), await listSettingChanges(db, user.platformId));
    },

    /** Turns one switch. Raises 409 that names who turned it after it was read, unless it already stands as wanted. */
    change: async (user: SessionUser, { setting, isOn, version }: OrderSettingChange): Promise<OrderSettings> => {
      await requireFeature(user);
      return withTransaction(db, async (tx) => {
        const platform = await lockPlatform(tx, user.platformClientId);
        if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
        const changes = await listSettingChanges(tx, platform.id);
        if (platform[COLUMNS[setting]] === isOn) return toOrderSettings(platform, changes);
        const last = changes.find((change) => change.setting === setting);
        if ((last?.version ?? FIRST_VERSION) !== version)
          throw new AppError({
            ...ORDER_SETTINGS_FAILURES.changed,
            values: { name: fullName(last?.first_name, last?.last_name) },
          });
        const changed = await updatePlatform(tx, platform.id, {
          [COLUMNS[setting]]: isOn,
          order_settings_version: platform.order_settings_version + 1,
        });
        const at = clock.now();
        await saveSettingChange(tx, {
          platform_id: platform.id,
          setting,
          version: version + 1,
          user_id: user.id,
          changed_at: at,
        });
        await writeAudit(tx, {
          platformId: platform.id,
          actorUserId: user.id,
          action: 'orderSettings.changed',
          entityType: 'platform',
          entityId: platform.platform_client_id,
          details: { setting, isOn },
          at,
        });
        return toOrderSettings(changed, await listSettingChanges(tx, platform.id));
      });
    },
  };
}

export type OrderSettingsService = ReturnType<typeof createOrderSettingsService>;

const FIRST_VERSION = 1;

const toOrderSettings = (platform: Selectable<Platforms>, changes: readonly SettingChange[]): OrderSettings => ({
  settings: ORDER_SETTINGS.map((setting) => {
    const last = changes.find((change) => change.setting === setting);
    return {
      setting,
      isOn: platform[COLUMNS[setting]],
      version: last?.version ?? FIRST_VERSION,
      changedBy: last === undefined ? null : fullName(last.first_name, last.last_name),
      changedDate: last?.changed_at.toISOString() ?? null,
    };
  }),
});
