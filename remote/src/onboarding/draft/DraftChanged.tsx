import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { toOnboardingValues, type OnboardingValues } from '../form/onboardingValues.ts';
import { useLazyGetOnboardingQuery } from '../onboardingApi.ts';
import { DRAFT_KEY } from './draftKey.ts';
import type { ServerDraft } from './useDraftSaver.ts';

/** Says that a newer version was saved elsewhere, and lets the user choose between the two; nothing is lost before that. */
export function DraftChanged({ server }: { readonly server: ServerDraft }) {
  const { t, i18n } = useTranslation('onboarding');
  const notify = useNotify();
  const drafts = useDraftStore();
  const { dismissFailure } = useContext(FormShellContext);
  const { resetForm, setFieldValue } = useFormikContext<OnboardingValues>();
  const [read, { isFetching }] = useLazyGetOnboardingQuery();
  const choose = async (takesOther: boolean): Promise<void> => {
    const { data, error } = await read(undefined);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error));
      return;
    }
    dismissFailure();
    server.goOnFrom(data);
    if (takesOther) {
      drafts.remove(DRAFT_KEY);
      resetForm({ values: toOnboardingValues(data) });
    } else void setFieldValue('version', data.version, false);
  };
  return (
    <Notice
      kind="warning"
      title={t('changed.title')}
      actions={
        <>
          <Button variant="default" disabled={isFetching} onClick={() => void choose(false)}>
            {t('changed.keepOwn')}
          </Button>
          <Button variant="default" disabled={isFetching} onClick={() => void choose(true)}>
            {t('changed.takeOther')}
          </Button>
        </>
      }
    >
      {t('changed.text')}
    </Notice>
  );
}
