import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { getApiState } from './apiState.ts';
import { useServices } from './services.ts';

/** True while a call is pending: derived from the calls themselves, so it ends with the last of them, failed or not. */
function isBusy(state: object): boolean {
  const api = getApiState(state);
  if (api === undefined) return false;
  return [...Object.values(api.queries), ...Object.values(api.mutations)].some(
    (call) => call?.status === QueryStatus.pending,
  );
}

/** A thin progress line at the top while calls are pending. */
export function BusyLine() {
  const { emit } = useServices();
  const busy = useSelector(isBusy);
  useEffect(() => emit({ type: 'busy', busy }), [busy, emit]);
  return <div className="pr-busy" data-busy={busy} aria-hidden="true" />;
}
