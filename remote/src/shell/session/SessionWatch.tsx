import { SETTINGS } from '@portal/shared/domain/settings';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useSession } from '../../entities/session/sessionSource.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import { useGetSessionStatusQuery } from './sessionApi.ts';
import { useLastMinute } from './useLastMinute.ts';
import { useReadAfterChange } from './useReadAfterChange.ts';

const SessionEndingDialog = lazyPart(async () => (await import('./SessionEndingDialog.tsx')).SessionEndingDialog);

/** Asks the server every few seconds whether the session still stands, and the user in its last minute. */
export function SessionWatch({ client }: { readonly client: SessionClient }) {
  const { status } = useSession();
  const { data } = useGetSessionStatusQuery(undefined, {
    pollingInterval: SETTINGS.session.pollMs,
    skip: status !== 'signed-in',
  });
  useReadAfterChange(data);
  const isEnding = useLastMinute(client);
  if (!isEnding) return null;
  return (
    <OverlayBoundary onClose={() => undefined}>
      <SessionEndingDialog onStay={() => client.extend()} />
    </OverlayBoundary>
  );
}
