import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

/** Whether the list is in force and what that means, and who changed it last. */
export function ListState({ list }: { readonly list: AllowlistOfPlatform | null }) {
  const { t } = useTranslation('allowlist');
  const state = list === null ? 'none' : list.enabled ? 'on' : 'off';
  return (
    <div className="pr-list-state">
      <StatusChip tone={state === 'on' ? 'success' : 'neutral'} label={t(`state.${state}`)} />
      <p>{t(`state.${state}Text`, { count: list?.recipientCount ?? 0 })}</p>
      {list !== null && (
        <p className="pr-list-state__change">
          {list.modifiedBy === null ? t('state.changed') : t('state.changedBy', { name: list.modifiedBy })}{' '}
          <RelativeTime at={list.modifiedDate} />
        </p>
      )}
    </div>
  );
}
