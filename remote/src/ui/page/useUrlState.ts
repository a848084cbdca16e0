import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { UrlParameter, UrlParameters, ParameterValues } from './urlParameter.ts';

export interface UrlStateSpec<Filters extends UrlParameters, View extends UrlParameters> {
  /** Parameters that narrow the list. */
  readonly filters: Filters;
  /** How the list is shown: page, size, order. */
  readonly view: View;
}

interface ChangeOptions {
  /** Corrects the address instead of adding to the browser's history. */
  readonly replace?: boolean;
}

export interface UrlState<Filters, View> {
  readonly filters: Filters;
  readonly view: View;
  readonly isFiltered: boolean;
  readonly setFilters: (changes: Partial<Filters>) => void;
  readonly setView: (changes: Partial<View>, options?: ChangeOptions) => void;
  readonly resetFilters: () => void;
}

type Changes = Readonly<Record<string, unknown>>;

/** Marks a change that the page made itself: what is being typed stays as it is. */
const OWN_CHANGE = { isOwn: true };

export const isOwnChange = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOwn' in state;

/**
 * The state of a list, read from and written to the address. Back undoes what was chosen, not what was typed; a text that
 * means nothing and a default are taken out of the address. `spec` must be stable between renders.
 */
export function useUrlState<Filters extends UrlParameters, View extends UrlParameters>(
  spec: UrlStateSpec<Filters, View>,
): UrlState<ParameterValues<Filters>, ParameterValues<View>> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const all = useMemo<UrlParameters>(() => ({ ...spec.filters, ...spec.view }), [spec]);
  // Each change builds on the one before, also before that is drawn.
  const latest = useRef(params);
  const write = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = params;
    write.current = setParams;
  }, [params, setParams]);
  useEffect(() => {
    const clean = toCleanParams(params, all);
    if (clean.toString() !== params.toString()) write.current(clean, { replace: true, state });
  }, [params, all, state]);

  const change = useCallback(
    (changes: Changes, { replace = isTyping(all, changes), isOwn = true } = {}) => {
      const next = toChangedParams(latest.current, all, changes);
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      write.current(next, { replace, state: isOwn ? OWN_CHANGE : null });
    },
    [all],
  );
  return useMemo(() => {
    const filters = readValues(params, spec.filters);
    return {
      filters,
      view: readValues(params, spec.view),
      isFiltered: Object.entries(spec.filters).some(([name, parameter]) => !isInitial(parameter, filters[name])),
      setFilters: change,
      setView: change,
      resetFilters: () => change(getInitialValues(spec.filters), { isOwn: false }),
    };
  }, [params, spec, change]);
}

const isInitial = (parameter: UrlParameter<unknown>, value: unknown): boolean =>
  parameter.format(value) === parameter.format(parameter.initial);

const isTyping = (all: UrlParameters, changes: Changes): boolean =>
  Object.keys(changes).every((name) => all[name]?.isTyped === true);

function readValue(params: URLSearchParams, name: string, parameter: UrlParameter<unknown>): unknown {
  const text = params.get(name);
  return text === null ? parameter.initial : (parameter.parse(text) ?? parameter.initial);
}

// The address is text: here its parameters get their types.
const readValues = <Parameters extends UrlParameters>(
  params: URLSearchParams,
  parameters: Parameters,
): ParameterValues<Parameters> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, readValue(params, name, parameter)]),
  ) as ParameterValues<Parameters>;

const getInitialValues = (parameters: UrlParameters): Changes =>
  Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]));

function setParameter(params: URLSearchParams, name: string, parameter: UrlParameter<unknown>, value: unknown): void {
  if (isInitial(parameter, value)) params.delete(name);
  else params.set(name, parameter.format(value));
}

function toCleanParams(params: URLSearchParams, all: UrlParameters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, parameter] of Object.entries(all))
    setParameter(next, name, parameter, readValue(params, name, parameter));
  return next;
}

function toChangedParams(params: URLSearchParams, all: UrlParameters, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, parameter] of Object.entries(all)) {
    if (name in changes) setParameter(next, name, parameter, changes[name]);
    else if (parameter.startsOver === true) next.delete(name);
  }
  return next;
}
