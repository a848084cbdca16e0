import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';

/** The state of a domain; one unknown to this build counts as not proven. */
export function DomainState({ domain: { state } }: { readonly domain: SsoDomain }) {
  const { t } = useTranslation('authentication');
  return state === 'VERIFIED' ? (
    <StatusChip tone="success" label={t('domain.verified')} />
  ) : (
    <StatusChip tone="pending" label={t('domain.pending')} help={t('domain.pendingHelp')} />
  );
}
