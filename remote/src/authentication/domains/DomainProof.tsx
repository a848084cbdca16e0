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
import { DomainMissing } from './DomainMissing.tsx';

/** The record that proves a domain, to copy, and the check of it; a proven one whose record is gone is checked again. */
export function DomainProof({ domain }: { readonly domain: SsoDomain }) {
  const { t, i18n } = useTranslation('authentication');
  const notify = useNotify();
  const [check, { isLoading, isUninitialized, error }] = useCheckSsoDomainMutation();
  const { domainId, domain: name, txtName, txtValue, checkedDate, checkProblem, missingSince } = domain;
  const checkNow = async () => {
    const { data } = await check(domainId);
    if (data?.state !== 'VERIFIED' || data.missingSince !== null) return;
    notify.success(t(missingSince === null ? 'domain.proven' : 'domain.foundAgain', { name }));
  };
  // The mark says so already, until somebody looks again.
  const isSaid = missingSince !== null && isUninitialized;
  const problem =
    error !== undefined
      ? getFailureText(i18n, error, t('domain.checkFailed'))
      : checkProblem !== null &&
        !isSaid &&
        (dynamicText(i18n, checkProblem, { name: txtName }) ?? t('domain.checkFailed'));
  return (
    <div className="pr-sso-proof">
      {missingSince !== null && <DomainMissing domain={name} since={missingSince} />}
      <p>{t('domain.proof')}</p>
      <CopyableValue name={t('domain.txtType')} value="TXT" />
      <CopyableValue name={t('domain.txtName')} value={txtName} />
      <CopyableValue name={t('domain.txtValue')} value={txtValue} />
      {problem !== false && <Notice kind="warning">{problem}</Notice>}
      <div className="pr-sso-proof__check">
        <BusyButton busy={isLoading} onClick={() => void checkNow()}>
          {t(missingSince === null ? 'domain.check' : 'domain.checkAgain')}
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
