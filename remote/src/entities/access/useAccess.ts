import { accessLevelOf } from '@portal/shared/domain/access/permissions';
import { usePrincipal } from '../platform/signedIn.ts';

/** Returns what the user may give others access to: the whole organisation, and each group that is the user's. */
export function useAccess() {
  const { accessLevelPermissionInformation: own, emulationPlatformId } = usePrincipal();
  const mayGrantAll = accessLevelOf(own, emulationPlatformId) === 'PLATFORM';
  return {
    mayGrantAll,
    isGrantable: ({ identifier }: { readonly identifier: string }) =>
      mayGrantAll || own.customerIds.includes(identifier),
  };
}
