import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { getFailureText } from '../authenticationTexts.ts';
import { useCheckSsoDomainMutation } from '../domainsApi.ts';
import { CopyableValue } from '../guides/CopyableValue.tsx';

/** The record that proves a domain, to copy, and the check of it. */
export function DomainProof({ domain }: { readonly domain: SsoDomain }) {
  const { t, i18n } = useTranslation('authentication');
  const notify = useNotify();
  const [check, { isLoading, error }] = useCheckSsoDomainMutation();
  const { domainId, domain: name, txtName, txtValue, checkedDate, checkProblem } = domain;
  const checkNow = async () => {
    const { data } = await check(domainId);
    if (data?.state === 'VERIFIED') notify.success(t('domain.proven', { name }));
  };
  const problem =
    error !== undefined
      ? getFailureText(i18n, error, t('domain.checkFailed'))
      : checkProblem !== null && (dynamicText(i18n, checkProblem, { name: txtName }) ?? t('domain.checkFailed'));
  return (
    <div className="pr-sso-proof">
      <p>{t('domain.proof')}</p>
      <CopyableValue name={t('domain.txtType')} value="TXT" />
      <CopyableValue name={t('domain.txtName')} value={txtName} />
      <CopyableValue name={t('domain.txtValue')} value={txtValue} />
      {problem !== false && <Notice kind="warning">{problem}</Notice>}
      <div className="pr-sso-proof__check">
        <BusyButton busy={isLoading} onClick={() => void checkNow()}>
          {t('domain.check')}
        </BusyButton>
        {checkedDate !== null && (
          <span className="pr-sso-muted">
            {t('domain.checked')} <RelativeTime at={checkedDate} />
          </span>
        )}
      </div>
    </div>
  );
}
