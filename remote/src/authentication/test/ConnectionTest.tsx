import type { SsoConnection, SsoTestBegun } from '@portal/shared/contract/ssoConnections';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useSetSsoConnectionStateMutation } from '../connectionsApi.ts';
import { useBeginSsoTestMutation } from '../testsApi.ts';
import { FieldFailures } from '../connections/FieldFailures.tsx';
import { TestResult } from './TestResult.tsx';

/** Name of the parameter of the address that says which test is shown. */
const TEST_PARAMETER = 'test';

/** Signs in at the provider in another tab, without a session here, and shows what came back. */
export function ConnectionTest({ connection }: { readonly connection: SsoConnection }) {
  const { t } = useTranslation('authentication');
  const [failure, setFailure] = useFailure();
  const [begun, setBegun] = useState<SsoTestBegun | null>(null);
  const [parameters, setParameters] = useSearchParams();
  const testId = parameters.get(TEST_PARAMETER);
  const [setState, { isLoading: isSetting }] = useSetSsoConnectionStateMutation();
  const [beginTest, { isLoading }] = useBeginSsoTestMutation();
  const { connectionId, state, version } = connection;

  const begin = async () => {
    setFailure(null);
    // Opened at the click itself, as browsers block what a later answer opens.
    const tab = window.open('about:blank', '_blank');
    try {
      if (state === 'DRAFT' || state === 'DISABLED')
        await setState({ connectionId, body: { state: 'TESTING', version, shown: null } }).unwrap();
      const test = await beginTest(connectionId).unwrap();
      setBegun(test);
      setParameters({ [TEST_PARAMETER]: test.testId }, { replace: true });
      if (tab === null) return;
      tab.opener = null;
      tab.location.replace(test.redirectUrl);
    } catch (error) {
      tab?.close();
      setFailure(error);
    }
  };
  return (
    <Section
      title={t('test.title')}
      action={
        <BusyButton
          variant={state === 'DRAFT' ? 'filled' : 'default'}
          busy={isSetting || isLoading}
          onClick={() => void begin()}
        >
          {t('test.begin')}
        </BusyButton>
      }
    >
      <p className="pr-sso-note">{t('test.about')}</p>
      {failure !== null && (
        <FieldFailures connectionId={connectionId} failure={failure} fallback={t('test.failedToBegin')} />
      )}
      {testId !== null && (
        <TestResult
          key={testId}
          connectionId={connectionId}
          testId={testId}
          redirectUrl={begun?.testId === testId ? begun.redirectUrl : null}
        />
      )}
    </Section>
  );
}
