import { useCallback, useEffect, type DOMAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { mayLoadAhead } from '../../browser/mayLoadAhead.ts';
import { preloadPart } from '../../ui/lazy/lazyPart.tsx';
import { whenIdle } from '../../ui/lazy/useIdle.ts';
import type { RouteRow } from './routeRow.ts';
import { useRouteRows } from './routeRows.ts';

const findRowByPath = (rows: readonly RouteRow[], path: string): RouteRow | undefined =>
  rows.find((row) => matchPath(row.path, path) !== null) ??
  rows.map(({ children = [] }) => findRowByPath(children, path)).find((row) => row !== undefined);

/** Loads page and texts of an address, and not on a slow or metered line. A failure is left to the opening, which tries again. */
function useLoadPage(path: string): () => void {
  const row = findRowByPath(useRouteRows(), path);
  const { i18n } = useTranslation();
  return useCallback(() => {
    if (!mayLoadAhead()) return;
    const namespace = row?.titleKey.split(':')[0];
    if (namespace !== undefined) void i18n.loadNamespaces(namespace);
    if (row?.page !== undefined) preloadPart(row.page);
  }, [row, i18n]);
}

/** Handlers for what leads to an address: its page and texts load when it is pointed at or focused, before it is pressed. */
export function usePreload(path: string): Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'> {
  const load = useLoadPage(path);
  return { onPointerEnter: load, onFocus: load };
}

/** The same for what people open next: its page and texts load as soon as this page has come to rest. */
export function usePreloadAhead(path: string): void {
  const load = useLoadPage(path);
  useEffect(() => whenIdle(load), [load]);
}
