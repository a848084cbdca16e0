import type { SsoAnswers } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import '../authentication.css';

/** Answers of a SAML provider, newest first: taken or not, why, and as they came. */
export function AnswerList({ answers }: { readonly answers: SsoAnswers }) {
  const { t, i18n } = useTranslation(['authentication', 'companySignIn']);
  return (
    <>
      <p className="pr-sso-note">{t('answers.about')}</p>
      <ul className="pr-sso-answers">
        {answers.map(({ answerId, date, isAccepted, i18nKey, values, xml }) => (
          <li key={answerId}>
            <div className="pr-sso-answers__head">
              <ExactTime at={date} />
              <StatusChip
                tone={isAccepted ? 'success' : 'danger'}
                label={t(isAccepted ? 'answers.accepted' : 'answers.refused')}
              />
            </div>
            {i18nKey !== null && <p>{dynamicText(i18n, i18nKey, values) ?? t('test.failedUnknown')}</p>}
            <details>
              <summary>{t('answers.xml')}</summary>
              <div className="pr-sso-xml">
                <code translate="no">{xml}</code>
                <CopyButton value={xml} label={t('answers.copy')} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
