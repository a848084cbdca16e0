import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { forgetFailures } from '../ui/lazy/failedParts.ts';
import { Failure } from '../ui/lazy/Failure.tsx';
import { FailureReport } from '../ui/lazy/Boundary.tsx';

/** What stands instead of a route whose guard, frame or address failed; its pages have a boundary of their own inside the frame. */
export function RouteFailure() {
  const error = useRouteError();
  const report = useContext(FailureReport);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    forgetFailures();
    report(isRemoteError(error) ? error.code : 'RENDER', error);
  }, [error, report]);
  return <Failure error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />;
}
