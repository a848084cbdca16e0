import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';
import '../authentication.css';

interface CertificateListProps {
  readonly certificates: NonNullable<SsoConnection['saml']>['certificates'];
}

/** The certificates of a provider with their last days. */
export function CertificateList({ certificates }: CertificateListProps) {
  const { t } = useTranslation('authentication');
  const locale = useLocale();
  if (certificates.length === 0) return null;
  return (
    <ul className="pr-sso-certificates">
      {certificates.map(({ fingerprint, subject, endsDate, isSoonOver }) => {
        const ends = t('certificate.ends', { day: formatDay(new Date(endsDate), locale) });
        return (
          <li key={fingerprint}>
            <span>{subject}</span>
            {isSoonOver ? <StatusChip tone="warning" label={ends} /> : <span className="pr-sso-muted">{ends}</span>}
          </li>
        );
      })}
    </ul>
  );
}
