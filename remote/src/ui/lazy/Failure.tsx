import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { UNREACHABLE } from '../../api/apiError.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { isOutOfSync } from './isOutOfSync.ts';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a boundary shows: a part that is gone asks for a reload, anything else stands in its place with a way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  if (isOutOfSync(error)) return <OutOfSyncDialog />;
  return (
    <ErrorState error={isRemoteError(error) && error.code === 'NETWORK' ? UNREACHABLE : error} onRetry={onRetry} />
  );
}
