import { Button } from '@mantine/core';
import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { useTranslation } from 'react-i18next';
import { getScopeName } from '../../entities/api-scope/scopeTexts.ts';
import { Day } from '../../ui/time/Day.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { useOrdersText } from './useOrdersText.ts';

interface ConnectedAppRowProps {
  readonly app: ConnectedApp;
  readonly onRevoke: () => void;
}

/** Says what an app may do, since when, and what it did lately. */
export function ConnectedAppRow({ app, onRevoke }: ConnectedAppRowProps) {
  const { t, i18n } = useTranslation(['connectedApps', 'apiScope']);
  const ordersText = useOrdersText();
  const { appName, scopes, connectedDate, lastUsedDate, orders } = app;
  return (
    <li className="pr-sessions__row">
      <div className="pr-sessions__facts">
        <span className="pr-sessions__device">{appName}</span>
        <span>{scopes.map((scope) => getScopeName(i18n, scope)).join(' · ')}</span>
        <span className="pr-sessions__use">
          <span>
            {t('since')} <Day at={connectedDate} />
          </span>
          {lastUsedDate === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <span>
              {t('lastUsed')} <RelativeTime at={lastUsedDate} />
            </span>
          )}
        </span>
        <span className="pr-sessions__use">{ordersText(orders)}</span>
      </div>
      <Button variant="default" size="xs" onClick={onRevoke} aria-label={t('revokeOf', { app: appName })}>
        {t('revoke')}
      </Button>
    </li>
  );
}
