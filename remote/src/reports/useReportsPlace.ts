import { reportsPlace, type ReportsPlace } from '@portal/shared/domain/access/reportsPlace';
import { useLocation } from 'react-router-dom';
import { useIsEmbedded } from '../entities/platform/embedded.ts';
import { getFeatures, useSignedIn } from '../entities/platform/signedIn.ts';

interface OpenPlace {
  /** Null for a user without a right to reports. */
  readonly place: ReportsPlace | null;
  /** The address to which the open one leads, while another one is in force. */
  readonly redirect: string | null;
}

/** Returns the address of the reports that is in force, and where the open one leads while that is another. */
export function useReportsPlace(): OpenPlace {
  const { principal, platform } = useSignedIn();
  const { pathname, search } = useLocation();
  const place = reportsPlace(principal, getFeatures(platform), useIsEmbedded());
  const [, segment = '', ...rest] = pathname.split('/');
  const isElsewhere = place !== null && place.path !== `/${segment}`;
  return { place, redirect: isElsewhere ? [place.path, ...rest].join('/') + search : null };
}
