import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { getLockText, getTypeName } from '../authenticationTexts.ts';
import { PolicyRow } from '../policy/PolicyRow.tsx';
import type { AskedConnectionAction } from './connectionAction.ts';
import { ConnectionState } from './ConnectionState.tsx';

const loadDialog = async () => (await import('./ConnectionActionDialog.tsx')).ConnectionActionDialog;
const ConnectionActionDialog = lazyDialog(loadDialog);

/** The connections among the ways to sign in; each leads to its page, and those that were set up have a switch. */
export function ConnectionRows({ connections }: { readonly connections: readonly SsoConnectionSummary[] }) {
  const { t, i18n } = useTranslation('authentication');
  const [asked, setAsked] = useState<AskedConnectionAction | null>(null);
  useLoadAhead(loadDialog);
  const describe = ({ type, state, people, domains }: SsoConnectionSummary): string =>
    [
      getTypeName(i18n, type),
      ...(state === 'DRAFT' ? [t('connection.unfinished')] : [t('connection.people', { count: people })]),
      ...(domains.length === 0 ? [] : [domains.join(', ')]),
    ].join(' · ');
  return (
    <>
      {connections.map((connection) => {
        const { connectionId, displayName, state, lock } = connection;
        const isOn = state === 'ENABLED';
        return (
          <PolicyRow
            key={connectionId}
            name={displayName}
            head={
              <span className="pr-sso-row__head">
                <Link to={generatePath(PATHS.ssoConnection, { connectionId })} className="pr-sso-row__name">
                  {displayName}
                </Link>
                <ConnectionState connection={connection} />
              </span>
            }
            about={describe(connection)}
            isOn={isOn}
            lock={isOn ? getLockText(i18n, lock) : null}
            onTurn={
              state === 'DRAFT' ? null : (wanted) => setAsked({ action: wanted ? 'enable' : 'disable', connection })
            }
          />
        );
      })}
      {asked !== null && <ConnectionActionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
