import { PATHS } from '@portal/shared/domain/access/paths';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import { useFeature, usePlatform } from '../platform/signedIn.ts';

/** True where the user may order cards in bulk: the installation sends them, and the organisation has them on. */
export function useOrdersBulk(): boolean {
  const { deliveryMethods } = usePlatform();
  const isOn = useFeature('bulk-orders');
  const mayOpen = useMayOpen(PATHS.physicalRecipients);
  return isOn && mayOpen && deliveryMethods.includes('BULK_PHYSICAL');
}
