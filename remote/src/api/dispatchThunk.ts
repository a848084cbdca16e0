import type { SharedStore } from '@portal/shared/store/createSharedStore';

/** The store accepts thunks; its type, part of the contract with hosts, does not declare them. */
export const dispatchThunk = <T>(shared: SharedStore, thunk: (...args: never[]) => T): T => {
  const dispatch = shared.redux.dispatch as unknown as (action: (...args: never[]) => T) => T;
  return dispatch(thunk);
};
