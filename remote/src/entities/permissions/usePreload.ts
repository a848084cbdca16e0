import type { DOMAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { mayLoadAhead } from '../../browser/mayLoadAhead.ts';
import { preloadPart } from '../../ui/lazy/lazyPart.tsx';
import type { RouteRow } from './routeRow.ts';
import { useRouteRows } from './routeRows.ts';

const findRowByPath = (rows: readonly RouteRow[], path: string): RouteRow | undefined =>
  rows.find((row) => matchPath(row.path, path) !== null) ??
  rows.map(({ children = [] }) => findRowByPath(children, path)).find((row) => row !== undefined);

/** Handlers for what leads to an address: its page and texts load when it is pointed at or focused, before it is pressed. */
export function usePreload(path: string): Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'> {
  const row = findRowByPath(useRouteRows(), path);
  const { i18n } = useTranslation();
  const preload = () => {
    if (!mayLoadAhead()) return;
    const namespace = row?.titleKey.split(':')[0];
    if (namespace !== undefined) void i18n.loadNamespaces(namespace);
    if (row?.page !== undefined) preloadPart(row.page);
  };
  return { onPointerEnter: preload, onFocus: preload };
}
