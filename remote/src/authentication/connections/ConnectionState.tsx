import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';
import type { SsoConnectionState } from '@portal/shared/domain/signIn/ssoTypes';
import { useTranslation } from 'react-i18next';
import { known } from '@portal/shared/domain/known';
import { dynamicText } from '../../i18n/message.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';

const TONES: Readonly<Record<SsoConnectionState, StatusTone>> = {
  DRAFT: 'neutral',
  TESTING: 'pending',
  ENABLED: 'success',
  DISABLED: 'neutral',
};

/** The state of a connection, and a warning when a certificate of it ends soon. */
export function ConnectionState({ connection }: { readonly connection: SsoConnectionSummary }) {
  const { t, i18n } = useTranslation('authentication');
  const locale = useLocale();
  const { state, isCertificateSoonOver, certificateEndsDate } = connection;
  const label = dynamicText(i18n, `authentication:state.${state}.name`) ?? i18n.t('signedIn:enumeration.unknown');
  const help = dynamicText(i18n, `authentication:state.${state}.about`);
  return (
    <span className="pr-sso-chips">
      <StatusChip
        tone={known<string, StatusTone>(TONES, state, 'neutral')}
        label={label}
        {...(help !== null && { help })}
      />
      {isCertificateSoonOver && certificateEndsDate !== null && (
        <StatusChip
          tone="warning"
          label={t('certificate.soon')}
          help={t('certificate.ends', { day: formatDay(new Date(certificateEndsDate), locale) })}
        />
      )}
    </span>
  );
}
