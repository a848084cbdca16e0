import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useFeature } from '../entities/platform/signedIn.ts';
import { API_KEY_KIND, KEY_KINDS, type KeyKind } from './keyKinds.ts';

/** Returns the type of credentials that the page at this address is about: that of the longest address it lies at or below. */
export function useKeyKind(): KeyKind {
  const { pathname } = useLocation();
  const [nearest = API_KEY_KIND] = KEY_KINDS.filter(
    ({ listPath }) => matchPath({ path: listPath, end: false }, pathname) !== null,
  ).toSorted((a, b) => b.listPath.length - a.listPath.length);
  return nearest;
}

/** Returns the types of credentials that stand beside this one, with it. */
export function useAreaKinds(): readonly KeyKind[] {
  const { area } = useKeyKind();
  const hasOauth = useFeature('oauth-clients');
  return useMemo(
    () => KEY_KINDS.filter((kind) => kind.area === area && (hasOauth || kind.noun === 'key')),
    [area, hasOauth],
  );
}
