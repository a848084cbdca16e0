import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useOrdersBulk } from '../../../entities/account/useOrdersBulk.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useReward } from '../../../entities/catalog/useReward.ts';
import type { Choice } from '../../choicePaths.ts';

/** The ways in which all rewards of a file may go. */
const KINDS: readonly UploadKind[] = ['EMAIL', 'MOBILE', 'MAILED', 'BULK_PHYSICAL'];

/** Returns the ways in which a new file may be sent; of a reward that was chosen for its rows, those that it has. */
export function useUploadKinds(choice: Choice | null): readonly UploadKind[] {
  const { deliveryMethods } = usePlatform();
  const reward = useReward(choice?.utid ?? '');
  const ordersBulk = useOrdersBulk();
  return KINDS.filter(
    (kind) =>
      deliveryMethods.includes(kind) &&
      (kind !== 'BULK_PHYSICAL' || ordersBulk) &&
      (reward === null || reward.item.deliveryMethods.includes(kind)),
  );
}
