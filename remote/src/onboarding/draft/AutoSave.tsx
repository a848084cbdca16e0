import { checkTaxId } from '@portal/shared/domain/onboarding/taxId';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useReconnect } from '../../ui/feedback/useReconnect.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { toOnboardingContent, type OnboardingValues } from '../form/onboardingValues.ts';
import { stepAt } from '../onboardingSteps.ts';
import { DRAFT_KEY } from './draftKey.ts';
import type { ServerDraft } from './useDraftSaver.ts';

const SAVE_AFTER_MS = 1_000;

/** Saves the draft on the server while it is typed, the tax id once its step is left, and says what became of it. */
export function AutoSave({ server }: { readonly server: ServerDraft }) {
  const { t } = useTranslation('onboarding');
  const { values, dirty, setFieldValue } = useFormikContext<OnboardingValues>();
  const drafts = useDraftStore();
  const { pathname } = useLocation();
  const isPaused = server.state === 'changed';

  const saveNow = async (withTaxId: boolean): Promise<void> => {
    const { taxId, address } = values;
    const isSent = withTaxId && checkTaxId(address.country, taxId) === null;
    if (isPaused) return;
    await server
      .save({ step: stepAt(pathname), content: toOnboardingContent(values), taxId: isSent ? taxId : '' })
      .then(
        () => drafts.markKept([DRAFT_KEY]),
        () => undefined,
      );
  };
  const save = useEffectEvent(saveNow);

  useEffect(() => {
    if (!dirty) return;
    const timer = window.setTimeout(() => void save(false), SAVE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [values, dirty]);
  const step = useRef(pathname);
  useEffect(() => {
    if (step.current !== pathname) void save(true);
    step.current = pathname;
  }, [pathname]);
  useEffect(() => drafts.onSend(() => save(true)), [drafts]);
  useReconnect(server.state === 'failed' ? () => void saveNow(false) : undefined);
  // The browser's draft names the version that it belongs to.
  const { version } = server.draft;
  useEffect(() => void setFieldValue('version', version, false), [version, setFieldValue]);

  if (isPaused || (server.state === 'saved' && version === 0)) return null;
  return <p className="pr-onboarding__saved">{t(`draft.${server.state}`)}</p>;
}
