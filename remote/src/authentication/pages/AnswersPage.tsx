import type { SsoAnswers } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, useParams } from 'react-router-dom';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AnswerList } from '../answers/AnswerList.tsx';
import { useListSsoAnswersQuery } from '../testsApi.ts';

/** The last answers of a SAML provider, beside the connection (`/authentication/connections/{connectionId}/answers`). */
export function AnswersPage() {
  const { t, i18n } = useTranslation('authentication');
  const { connectionId = '' } = useParams();
  const query = useListSsoAnswersQuery(connectionId, { refetchOnMountOrArgChange: true });
  return (
    <DetailDrawer<SsoAnswers>
      title={t('answers.title')}
      query={query}
      waitingFor={t('answers.title')}
      notFound={i18n.t('errors:error.sso.notFound')}
      listPath={generatePath(PATHS.ssoConnection, { connectionId })}
    >
      {(answers) => (answers.length === 0 ? <EmptyState text={t('answers.none')} /> : <AnswerList answers={answers} />)}
    </DetailDrawer>
  );
}
