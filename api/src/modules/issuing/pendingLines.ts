import type { CredentialType } from '@portal/shared/domain/enumerations';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { rewardItems } from '../catalog/index.ts';
import { listPendingLines } from '../orders/index.ts';

/** A line that waits to be issued, with what the catalogue says of it; `credentialTypes` null when the item is gone. */
export interface PendingLine {
  readonly id: bigint;
  readonly utid: string;
  readonly brandKey: string;
  readonly currencyCode: string;
  readonly valueMinor: bigint;
  /** By e-mail or text. */
  readonly isSent: boolean;
  readonly credentialTypes: readonly CredentialType[] | null;
  /** How it travels by post; null: not at all. Of cards the printer makes, nobody else ever has the codes. */
  readonly parcel: 'LETTER' | 'CARD' | 'BOX' | null;
  /** The days that the reward can be used; for a reissue as many as those of the reward that it stands for. */
  readonly validityDays: number | null;
  /** When it is sent; null: at once. */
  readonly scheduledAt: Date | null;
}

/** Returns up to `limit` pending lines of an order. */
export async function readPendingLines(executor: Executor, order: TenantKey, limit: number): Promise<PendingLine[]> {
  const lines = await listPendingLines(executor, order, limit);
  const items = await rewardItems(executor, [...new Set(lines.map((line) => line.utid))]);
  return lines.map((line) => {
    const item = items.get(line.utid);
    const parcel = parcelOf(line);
    const types = parcel === null || parcel === 'LETTER' ? item?.credentialTypes : item && [];
    return {
      id: line.id,
      utid: line.utid,
      brandKey: line.brand_key,
      currencyCode: line.currency_code,
      valueMinor: line.amount_minor * BigInt(line.quantity),
      isSent: isAddressed(line),
      credentialTypes: types ?? null,
      parcel,
      validityDays: line.validity_days ?? item?.validityDays ?? null,
      scheduledAt: line.scheduled_at,
    };
  });
}

type IssuedLine = Awaited<ReturnType<typeof listPendingLines>>[number];

function parcelOf({ delivery_method, ptid }: IssuedLine): PendingLine['parcel'] {
  if (delivery_method === 'BULK_PHYSICAL') return 'BOX';
  if (delivery_method !== 'MAILED') return null;
  return ptid === null ? 'CARD' : 'LETTER';
}

/** True for a line that goes by mail or text, and says to whom. */
const isAddressed = ({ delivery_method, email, mobile_number }: IssuedLine) =>
  (delivery_method === 'EMAIL' && email !== null) || (delivery_method === 'MOBILE' && mobile_number !== null);
