import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { Panel } from '../dialog/Panel.tsx';
import { Covering, useBelowTop, useCovered } from '../dialog/topDialog.ts';
import { PartFailure } from '../failure/PartFailure.tsx';
import { StaleNotice } from '../failure/StaleNotice.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { usePageName } from '../page/pageName.ts';
import './detail.css';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { useRowFocus } from './useRowFocus.ts';

/** The part of a query hook's answer about one thing that its drawer shows. */
export interface DetailQuery<Thing> {
  readonly currentData?: Thing | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

export interface DetailDrawerProps<Thing> {
  /** Names the thing: "Reward for Grace Hopper"; its kind while it is not known. */
  readonly title: string;
  readonly query: DetailQuery<Thing>;
  readonly waitingFor: string;
  readonly notFound: string;
  /** The address of the list below, which keeps its query. */
  readonly listPath: string;
  /** Begins with a `DetailHead`. */
  readonly children: (thing: Thing) => ReactNode;
}

/**
 * One thing of a list beside it, at an address of its own: Back closes it, and its row has the focus again. Shows the
 * waiting, the failure and that there is no such thing by itself.
 */
export function DetailDrawer<Thing>(props: DetailDrawerProps<Thing>) {
  const { title, query, listPath } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // Opened after the first paint: the drawer remembers the focused link only on a change from closed to open.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useRowFocus();
  usePageName(query.currentData === undefined ? '' : title);
  const belowTop = useBelowTop();
  const { isCovered, cover } = useCovered();
  return (
    <Panel
      {...belowTop}
      {...(isCovered && { closeOnEscape: false })}
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={() => void navigate({ pathname: listPath, search }, { replace: true })}
      title={title}
      at="right"
      size="min(480px, 100%)"
      className="pr-detail-drawer"
    >
      <Covering value={cover}>
        <Body {...props} />
      </Covering>
    </Panel>
  );
}

function Body<Thing>({ query, waitingFor, notFound, children }: DetailDrawerProps<Thing>) {
  const { currentData, error, refetch, fulfilledTimeStamp } = query;
  const retry = () => void refetch();
  if (currentData !== undefined)
    return (
      <div className="pr-detail">
        {error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />}
        {children(currentData)}
      </div>
    );
  if (error === undefined) return <DetailSkeleton waitingFor={waitingFor} />;
  if (isApiError(error) && error.status === 404) return <EmptyState text={notFound} />;
  return <PartFailure error={error} onRetry={retry} />;
}
