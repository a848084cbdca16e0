import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

export type AddressChange = (edit: (params: URLSearchParams) => void, options?: NavigateOptions) => void;

/** Marks a change that the page made itself: what is being typed stays as it is. */
export const OWN_CHANGE = { isOwn: true };

/** Changes the query of the address. Each change builds on the one before, also before that is drawn. */
export function useAddressChange(): AddressChange {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  const write = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = params;
    write.current = setParams;
  }, [params, setParams]);
  return useCallback((edit, options) => {
    const next = new URLSearchParams(latest.current);
    edit(next);
    latest.current = next;
    write.current(next, options);
  }, []);
}

/** Sets a parameter, or takes it away when it is empty. */
export function setParameter(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
