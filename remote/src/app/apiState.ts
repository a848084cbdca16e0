import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { portalApi } from '../api/portalApi.ts';

type ApiState = ReturnType<typeof portalApi.reducer>;

/** The API state of this container; undefined once its slot was removed. */
export function getApiState(state: object): ApiState | undefined {
  const slots = state as Readonly<Record<string, ApiState | undefined>>;
  return slots[CONTAINER_NAME];
}

/** True while a mutation is pending: a payment or an upload must not be interrupted by a swap. */
export function hasMutationInFlight(shared: SharedStore): boolean {
  const api = getApiState(shared.redux.getState());
  return api !== undefined && Object.values(api.mutations).some((mutation) => mutation?.status === QueryStatus.pending);
}
