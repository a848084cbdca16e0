import type { SsoSignIn } from '@portal/shared/contract/ssoSignIn';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTitleFocus } from '../../ui/page/useTitleFocus.ts';
import { useBeginCompanySignIn } from './useBeginCompanySignIn.ts';

/** The sign-in services of a company that has several. */
export function ConnectionChoice({ connections }: Pick<SsoSignIn, 'connections'>) {
  const { t, i18n } = useTranslation(['company', 'companySignIn']);
  const { leave, isLoading, error } = useBeginCompanySignIn();
  const containerRef = useTitleFocus<HTMLDivElement>();
  return (
    <div ref={containerRef} className="pr-form" role="group" aria-label={t('choose')} tabIndex={-1}>
      <p>{t('choose')}</p>
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      {connections.map(({ connectionId, displayName }) => (
        <BusyButton
          key={connectionId}
          busy={isLoading}
          fullWidth
          variant="default"
          onClick={() => void leave({ connectionId }).catch(() => undefined)}
        >
          {displayName}
        </BusyButton>
      ))}
    </div>
  );
}
