import { Loader } from '@mantine/core';
import type { SsoTest } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { roleName } from '../../entities/role/roleName.ts';
import { dynamicText } from '../../i18n/message.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { FieldLink } from '../connections/FieldFailures.tsx';
import { getSsoTest } from '../testsApi.ts';

const POLL_MS = 2_000;

interface TestResultProps {
  readonly connectionId: string;
  readonly testId: string;
  /** The provider's page, to be opened again; null: the test was begun before this page. */
  readonly redirectUrl: string | null;
}

/** Follows a test that runs in another tab: waits, then shows the claims and the person, or what to change. */
export function TestResult({ connectionId, testId, redirectUrl }: TestResultProps) {
  const { t } = useTranslation('authentication');
  const argument = { connectionId, testId };
  const { currentData: test, error } = getSsoTest.useQueryState(argument);
  const { refetch } = getSsoTest.useQuerySubscription(argument, {
    pollingInterval: test === undefined || test.state === 'WAITING' ? POLL_MS : 0,
  });
  if (test === undefined && error !== undefined) return <PartFailure error={error} onRetry={() => void refetch()} />;
  if (test === undefined || test.state === 'WAITING')
    return (
      <p role="status" className="pr-sso-waiting">
        <Loader size={16} aria-hidden="true" />
        <span>{t('test.waiting')}</span>
        {redirectUrl !== null && (
          <a href={redirectUrl} target="_blank" rel="noreferrer">
            {t('test.open')}
          </a>
        )}
      </p>
    );
  return (
    <div role="status" className="pr-sso-result">
      <Outcome connectionId={connectionId} test={test} />
      {test.claims.length > 0 && (
        <div>
          <h3 className="pr-sso-heading">{t('test.claims')}</h3>
          <FactList facts={test.claims.map(({ name, value }) => ({ label: name, value }))} />
        </div>
      )}
    </div>
  );
}

interface OutcomeProps {
  readonly connectionId: string;
  readonly test: SsoTest;
}

function Outcome({ connectionId, test: { state, person, problem } }: OutcomeProps) {
  // Texts on answers of providers, which sign-in says too.
  const { t, i18n } = useTranslation(['authentication', 'companySignIn']);
  if (state === 'SUCCEEDED' && person !== null) {
    const { name, email, roleName: role, isNew } = person;
    return (
      <Notice kind="success" title={t('test.succeeded')}>
        {isNew
          ? t('test.newPerson', { name, email, role: role === null ? '' : roleName(i18n, role) })
          : t('test.knownPerson', { name, email })}
      </Notice>
    );
  }
  const text = problem === null ? null : dynamicText(i18n, problem.i18nKey, problem.values);
  return (
    <Notice kind="error" title={t('test.failed')}>
      <p className="pr-sso-says">{text ?? t('test.failedUnknown')}</p>
      {problem !== null && problem.field !== null && (
        <FieldLink connectionId={connectionId} field={problem.field}>
          {t('test.change')}
        </FieldLink>
      )}
    </Notice>
  );
}
