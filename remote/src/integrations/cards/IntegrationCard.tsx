import { Button } from '@mantine/core';
import type { Integration } from '@portal/shared/contract/integrations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { CONNECT_PATHS, LISTS } from '../integrationLinks.ts';
import { getIntegrationName } from '../integrationTexts.ts';
import { ItemLists } from './ItemLists.tsx';

interface IntegrationCardProps {
  readonly integration: Integration;
  readonly onDisconnect: () => void;
}

/** One integration: its state, what it consists of, and what can be done with it. */
export function IntegrationCard({ integration, onDisconnect }: IntegrationCardProps) {
  const { t, i18n } = useTranslation('integrations');
  const titleId = useId();
  const { name, items } = integration;
  const isKnown = Object.hasOwn(LISTS, name);
  return (
    <li className="pr-integration" aria-labelledby={titleId}>
      <div className="pr-integration__head">
        <h2 id={titleId}>{getIntegrationName(i18n, name)}</h2>
        <IntegrationStatus status={integration.status} />
      </div>
      {isKnown && (
        <>
          <p className="pr-integration__what">{t(`what.${name}`)}</p>
          <ItemLists name={name} items={items} />
          <CardAction integration={integration} onDisconnect={onDisconnect} />
        </>
      )}
    </li>
  );
}

function IntegrationStatus({ status }: Pick<Integration, 'status'>) {
  const { t, i18n } = useTranslation('integrations');
  switch (status) {
    case 'CONNECTED':
      return <StatusChip tone="success" label={t('status.CONNECTED')} />;
    case 'NOT_CONNECTED':
      return <StatusChip tone="neutral" label={t('status.NOT_CONNECTED')} />;
    default:
      return <StatusChip tone="neutral" label={i18n.t('signedIn:enumeration.unknown')} />;
  }
}

/** Leads to making the first, or asks before all of it stops. */
function CardAction({ integration: { name, status, mayChange }, onDisconnect }: IntegrationCardProps) {
  const { t } = useTranslation('integrations');
  const path = CONNECT_PATHS[name];
  const mayConnect = useMayOpen(path ?? '');
  const named = { name: t(`name.${name}`) };
  if (status === 'CONNECTED') {
    return mayChange ? (
      <div className="pr-integration__action">
        <Button variant="default" onClick={onDisconnect} aria-label={t('disconnect.named', named)}>
          {t('disconnect.action')}
        </Button>
      </div>
    ) : null;
  }
  if (path === null) return <p className="pr-integration__what">{t('connect.byApp')}</p>;
  return mayChange && mayConnect ? (
    <div className="pr-integration__action">
      <LinkButton to={path} label={t('connect.named', named)}>
        {t('connect.action')}
      </LinkButton>
    </div>
  ) : null;
}
