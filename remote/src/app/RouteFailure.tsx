import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { forgetFailures } from '../chunks/failedParts.ts';
import { PageFailure } from '../ui/failure/PageFailure.tsx';
import { FailureReport } from '../ui/lazy/Boundary.tsx';

/** Router error element for failures of a guard, frame or address; pages have their own boundary inside the frame. */
export function RouteFailure() {
  const error = useRouteError();
  const report = useContext(FailureReport);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    forgetFailures();
    report(isRemoteError(error) ? error.code : 'RENDER', error);
  }, [error, report]);
  return <PageFailure error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />;
}
