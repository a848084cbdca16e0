import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFeature } from '../entities/platform/signedIn.ts';
import { safeStorage } from '../browser/safeStorage.ts';

/** An old bookmark (`/groups?accountsPage=groups`) keeps its visit on the old address by this. */
const MARKER = 'portal.accountsPage';
const OLD = 'groups';

function isOldBookmark(search: string): boolean {
  const storage = safeStorage('session');
  if (new URLSearchParams(search).get('accountsPage') === OLD) storage.set(MARKER, OLD);
  return storage.get(MARKER) === OLD;
}

/** The address of the list that is in force: the new one with its feature, unless this visit began at an old bookmark. */
export function useListPath(): string {
  const isNew = useFeature('accounts-page');
  const { search } = useLocation();
  const [keeps] = useState(() => isOldBookmark(search));
  return isNew && !keeps ? PATHS.accountsNew : PATHS.accounts;
}
