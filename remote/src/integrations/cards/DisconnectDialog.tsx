import type { Integration } from '@portal/shared/contract/integrations';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '../../api/apiError.ts';
import { AppPeople } from '../../entities/connected-app/AppPeople.tsx';
import { useNamedPeople } from '../../entities/connected-app/useNamedPeople.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import '../integrations.css';
import { useDisconnectIntegrationMutation } from '../integrationsApi.ts';
import { getIntegrationName, getItemKind } from '../integrationTexts.ts';

interface DisconnectDialogProps {
  readonly integration: Integration;
  readonly onClose: () => void;
}

/** Names all that stops with an integration, disconnects it after the answer, and says so. */
export function DisconnectDialog({ integration: { name, items }, onClose }: DisconnectDialogProps) {
  const { t, i18n } = useTranslation('integrations');
  const notify = useNotify();
  const [disconnect, { isLoading, error }] = useDisconnectIntegrationMutation();
  const named = { name: getIntegrationName(i18n, name) };
  const failed = t('failed.disconnect', named);
  const confirm = async () => {
    const result = await disconnect({ name, itemIds: items.flatMap(({ itemId, appIds }) => [itemId, ...appIds]) });
    if (result.error !== undefined) {
      notify.error(failed);
      return;
    }
    notify.success(t('disconnect.done', named));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('disconnect.title', named)}
      confirmLabel={t('disconnect.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && (
        <Notice kind="error">
          {isOutcomeUnknown(error) ? t('failed.unknown') : apiErrorMessage(i18n, error, failed)}
        </Notice>
      )}
      <p>{t('disconnect.text')}</p>
      <ul className="pr-integration-items">
        {items.map((item) => (
          <li key={item.itemId}>
            <DisconnectedItem item={item} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** Names what stops, who loses it, and when it was last used. */
function DisconnectedItem({ item }: { readonly item: Integration['items'][number] }) {
  const { t, i18n } = useTranslation('integrations');
  const { kind, displayName, people, lastUsedDate } = item;
  const isApp = kind === 'CONNECTED_APP';
  const named = useNamedPeople(people);
  return (
    <>
      <strong>{isApp ? t('byPeople', { app: displayName, people: named }) : displayName}</strong>
      {!isApp && <span>{getItemKind(i18n, kind)}</span>}
      {!isApp && <AppPeople people={people} />}
      <LastUse at={lastUsedDate} />
    </>
  );
}

function LastUse({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('integrations');
  if (at === null) return <span>{t('neverUsed')}</span>;
  return (
    <span>
      <span>{t('lastUse')}</span> <RelativeTime at={at} />
    </span>
  );
}
