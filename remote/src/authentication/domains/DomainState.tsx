import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';

/** The state of a domain; one unknown to this build counts as not proven. */
export function DomainState({ domain: { state, missingSince } }: { readonly domain: SsoDomain }) {
  const { t } = useTranslation('authentication');
  if (state !== 'VERIFIED')
    return <StatusChip tone="pending" label={t('domain.pending')} help={t('domain.pendingHelp')} />;
  if (missingSince !== null)
    return <StatusChip tone="warning" label={t('domain.missing')} help={t('domain.missingHelp')} />;
  return <StatusChip tone="success" label={t('domain.verified')} />;
}
