import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';

interface DomainMissingProps extends Pick<SsoDomain, 'domain'> {
  readonly since: string;
}

/** Says since when the record of a proven domain is gone, and that nothing has changed by it. */
export function DomainMissing({ domain: name, since }: DomainMissingProps) {
  const { t } = useTranslation('authentication');
  const locale = useLocale();
  return (
    <Notice kind="warning" title={t('domain.missingSince', { day: formatDay(new Date(since), locale) })}>
      {t('domain.missingAbout', { name })}
    </Notice>
  );
}
