import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasError, type WizardStep } from './wizardStep.ts';

interface FormTabsState {
  readonly current: string;
  readonly choose: (tab: string) => void;
  /** The element around the tabs. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
}

/** The open tab of a form, named by the address; once the form was refused, the first one with something wrong in it. */
export function useFormTabs(tabs: readonly WizardStep[]): FormTabsState {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const { errors, isSubmitting } = useFormikContext<FormikValues>();
  const containerRef = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  const current = shown?.key ?? '';
  const choose = (tab: string) =>
    setSearch((now) => ({ ...Object.fromEntries(now), tab }), { replace: true, preventScrollReset: true, state });

  const wasSubmitting = useRef(false);
  const seeksError = useRef(false);
  const refused = useRef<() => void>(() => undefined);
  useEffect(() => {
    refused.current = () => {
      const wrong = tabs.find((tab) => hasError(tab, errors));
      if (wrong === undefined || shown === undefined || hasError(shown, errors)) return;
      seeksError.current = true;
      choose(wrong.key);
    };
  });
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) refused.current();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  useEffect(() => {
    if (!seeksError.current) return;
    seeksError.current = false;
    containerRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [current]);

  return { current, choose, containerRef };
}
