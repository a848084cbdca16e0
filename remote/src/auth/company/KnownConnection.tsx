import { PATHS } from '@portal/shared/domain/access/paths';
import { GOOGLE_CONNECTION } from '@portal/shared/domain/signIn/googleConnection';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useBeginCompanySignIn } from './useBeginCompanySignIn.ts';

interface KnownConnectionProps {
  readonly connectionId: string;
  /** Asks for an address instead. */
  readonly onOther: () => void;
}

/** Begins again where the session that ended came from; by itself in the tab that the dialog of its end has opened. */
export function KnownConnection({ connectionId, onOther }: KnownConnectionProps) {
  const { t, i18n } = useTranslation(['company', 'companySignIn']);
  const { leave, isLoading, error } = useBeginCompanySignIn();
  const begin = () => void leave({ connectionId }).catch(() => undefined);
  useBeginOnce(begin);
  return (
    <>
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      <BusyButton busy={isLoading} fullWidth onClick={begin}>
        {t(connectionId === GOOGLE_CONNECTION ? 'withGoogle' : 'again')}
      </BusyButton>
      <button type="button" className="pr-link" onClick={onOther}>
        {t('otherEmail')}
      </button>
    </>
  );
}

/** Begins where the address says so, which it does not for whoever comes back to it. */
function useBeginOnce(begin: () => void): void {
  const isAsked = new URLSearchParams(useLocation().search).has('begin');
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAsked || hasBegun.current) return;
    hasBegun.current = true;
    void navigate(PATHS.companySignIn, { replace: true });
    begin();
  });
}
