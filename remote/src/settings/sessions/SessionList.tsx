import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { useListSessionsQuery } from '../settingsApi.ts';
import type { SessionToEnd } from './EndSessionDialog.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useDeviceName } from './useDeviceName.ts';

const loadDialog = async () => (await import('./EndSessionDialog.tsx')).EndSessionDialog;
const EndSessionDialog = lazyDialog(loadDialog);

/** Lists the sessions of the user. `onEnded`: the button that asked for the end of one may be gone. */
export function SessionList({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useTranslation('settings');
  const deviceName = useDeviceName();
  const [ending, setEnding] = useState<SessionToEnd | null>(null);
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useLoadAhead(loadDialog);
  const close = () => setEnding(null);
  const ended = () => {
    close();
    onEnded();
  };
  if (data === undefined && error !== undefined)
    return <PartFailure error={error} title={t('sessions.loadFailed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton rows={2} />;
  return (
    <>
      <ul className="pr-sessions">
        {data.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            device={deviceName(session)}
            onEnd={() => setEnding({ sessionId: session.sessionId, device: deviceName(session) })}
          />
        ))}
      </ul>
      {data.length > 2 && (
        <Button variant="default" onClick={() => setEnding({ sessionId: null, device: null })}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {ending !== null && <EndSessionDialog ending={ending} onClose={close} onEnded={ended} />}
    </>
  );
}
