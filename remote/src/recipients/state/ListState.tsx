import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

/** The state of the list with its meaning, and who changed it last. */
export function ListState({ list }: { readonly list: AllowlistOfPlatform }) {
  const { t } = useTranslation('allowlist');
  const { enabled, recipientCount, modifiedBy, modifiedDate } = list;
  return (
    <div className="pr-list-state">
      <StatusChip tone={enabled ? 'success' : 'neutral'} label={t(enabled ? 'state.on' : 'state.off')} />
      <p>{t(enabled ? 'state.onText' : 'state.offText', { count: recipientCount })}</p>
      <p className="pr-list-state__change">
        {modifiedBy === null ? t('state.changed') : t('state.changedBy', { name: modifiedBy })}{' '}
        <RelativeTime at={modifiedDate} />
      </p>
    </div>
  );
}
