import type { Platform } from '@portal/shared/contract/platforms';
import type { DeliveryMethod, Environment } from '@portal/shared/domain/enumerations';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import { listVisibleGroups } from '../accounts/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findPlatform } from './platformRepository.ts';

const MILLION = 1_000_000;

export interface PlatformsDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly deliveryMethods: readonly DeliveryMethod[];
  readonly readTreatments: ReadTreatments;
}

/** The organisation of the signed-in user. */
export const createPlatformsService = ({ db, environment, deliveryMethods, readTreatments }: PlatformsDeps) => ({
  /** Raises 404 `error.notFound` for any platform but the user's own. */
  async getPlatform(user: SessionUser, platformClientId: string): Promise<Platform> {
    if (platformClientId !== user.platformClientId) throw new AppError(COMMON_FAILURES.notFound);
    const row = await findPlatform(db, user.platformId);
    const features = await readTreatments(platformClientId);
    return {
      platformClientId: row.platform_client_id,
      name: row.name,
      description: row.description,
      status: row.status,
      kybStatus: KYB_STATUSES.find((status) => status === row.kyb_status) ?? 'NONE',
      identityHash: row.identity_hash,
      createdDate: row.created_at.toISOString(),
      accountFundingLimits: { creditCardFee: Number(row.credit_card_fee_millionths) / MILLION },
      requiredLineItemNotes: row.requires_line_notes,
      requiredOrderNotes: row.requires_order_notes,
      requiredPurchaseOrderNumber: row.requires_purchase_order_number,
      limitsRecipients: row.has_allowlist,
      catalog: null,
      customers: await listVisibleGroups(db, user, SETTINGS.paging.tableMax),
      platformKey: null,
      features,
      environment,
      supportEmail: row.support_email,
      deliveryMethods: deliveryMethods.filter(
        (method) => method !== 'BULK_PHYSICAL' || features['bulk-orders'] === 'on',
      ),
    };
  },
});
