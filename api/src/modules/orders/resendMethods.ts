import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { DIGITAL_METHODS, type DigitalMethod } from '@portal/shared/domain/ordering/digitalRecipient';
import type { Executor } from '../../db/client.ts';
import { rewardItems } from '../catalog/index.ts';
import { findPlatform } from '../platforms/index.ts';

interface DigitalLine {
  readonly platform_id: bigint;
  readonly utid: string;
}

/** Returns the ways of this installation in which a line can be sent again: as its reward goes, and by mail alone to listed people. */
export async function listResendMethods(
  executor: Executor,
  { platform_id, utid }: DigitalLine,
  installed: readonly DeliveryMethod[],
): Promise<DigitalMethod[]> {
  const item = (await rewardItems(executor, [utid])).get(utid);
  const { has_allowlist } = await findPlatform(executor, platform_id);
  const canText = installed.includes('MOBILE') && !has_allowlist && item?.deliveryMethods.includes('MOBILE') === true;
  return DIGITAL_METHODS.filter((method) => method === 'EMAIL' || canText);
}
