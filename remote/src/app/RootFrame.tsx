import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { PORTAL_VERSION } from '@portal/shared/federation/buildInfo';
import { Outlet, useLocation } from 'react-router-dom';
import { portalApi } from '../api/portalApi.ts';
import { TAG_TYPES } from '../api/tags.ts';
import { useSession } from '../entities/session/sessionSource.ts';
import { LeaveGuardArea } from '../ui/leave/LeaveGuardArea.tsx';
import { IsReloadAsked, OutOfSyncDialog } from '../ui/failure/OutOfSyncDialog.tsx';
import { ReloadVersionContext, type ReloadDirection } from '../ui/failure/reloadVersion.ts';
import { OfflineArea } from '../ui/offline/OfflineArea.tsx';
import { useIsOffline } from '../ui/offline/useIsOffline.ts';
import { useForgetField } from '../ui/page/useForgetField.ts';
import { BusyLine } from './BusyLine.tsx';
import { ConsentFrame } from './ConsentFrame.tsx';
import { isEarlierVersion } from './isEarlierVersion.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { useArrival } from './ScrollRestorationProvider.tsx';
import { useForgetOnSignOut } from './useForgetOnSignOut.ts';
import { useServices } from './services.ts';

/** Frame around every page of a mount: the loading line, and clearing the user's data on sign-out. */
export function RootFrame() {
  const { shared, isEmbedded, outOfSync, availability, emit } = useServices();
  const { newerVersion, refresh } = useSyncExternalStore(availability.subscribe, availability.get);
  const lost = useSyncExternalStore(outOfSync.subscribe, outOfSync.get);
  const { status, claims } = useSession();
  const before = useRef(status);
  useForgetOnSignOut();
  useArrival();
  useForgetField(useLocation().pathname);

  useEffect(() => {
    // Refetches the calls that failed while the session was ended.
    if (before.current === 'ended' && status === 'signed-in')
      shared.redux.dispatch(portalApi.util.invalidateTags([...TAG_TYPES]));
    before.current = status;
  }, [status, shared]);

  const platform = claims?.platformClientId ?? null;
  useEffect(() => {
    if (platform !== null) emit({ type: 'platform', platform });
  }, [platform, emit]);

  const reloadVersion = useMemo(() => ({ direction: getDirection(newerVersion), refresh }), [newerVersion, refresh]);
  const pages = (
    <IsReloadAsked value={lost !== null}>
      <LeaveGuardArea>
        <Outlet />
      </LeaveGuardArea>
    </IsReloadAsked>
  );
  return (
    <ReloadVersionContext value={reloadVersion}>
      <BusyLine />
      <NewerVersion />
      <OfflineArea isOffline={useIsOffline()}>{isEmbedded ? pages : <ConsentFrame>{pages}</ConsentFrame>}</OfflineArea>
      {lost !== null && <OutOfSyncDialog error={lost} onClose={() => outOfSync.set(null)} />}
    </ReloadVersionContext>
  );
}

function getDirection(version: string | null): ReloadDirection {
  if (version === null) return null;
  return isEarlierVersion(version, PORTAL_VERSION) ? 'earlier' : 'later';
}
