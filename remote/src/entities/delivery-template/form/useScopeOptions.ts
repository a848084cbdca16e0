import { useMemo } from 'react';
import { useCustomers } from '../../account/useCustomers.ts';
import { useSignedIn } from '../../platform/signedIn.ts';
import { getScopeOptions, type ScopeOptions } from './scopeOptions.ts';

interface ScopeOptionsState {
  /** Undefined until they are read. */
  readonly scopeOptions: ScopeOptions | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Returns the scopes that forms of templates offer the user. */
export function useScopeOptions(): ScopeOptionsState {
  const { principal, platform } = useSignedIn();
  const { data, error, refetch } = useCustomers();
  const scopeOptions = useMemo(
    () => data && getScopeOptions(data, principal, platform.name),
    [data, principal, platform.name],
  );
  return { scopeOptions, error, refetch };
}
