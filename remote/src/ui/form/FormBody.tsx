import { Form, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDialogBusy } from '../dialog/dialogBusy.ts';
import { useLeaveGuard } from '../leave/useLeaveGuard.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useDraftWriter, type DraftLifetime } from './useDraftWriter.ts';

interface FormBodyProps {
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly draftKey: string | null;
  readonly draftUntil: DraftLifetime | undefined;
  readonly sensitive: readonly string[];
  readonly leaveGuard: boolean;
  readonly staysAt: ((pathname: string) => boolean) | undefined;
  readonly showsFailure: boolean;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** The form element with draft saving, focus on the first error, failure notice and leave guard. Fields start with the draft in them. */
export function FormBody(props: FormBodyProps) {
  const { draft, draftKey, draftUntil, sensitive, leaveGuard, staysAt, showsFailure, label, children } = props;
  const { initialValues, dirty, isSubmitting, setValues, resetForm } = useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);
  // A form that was filled anew is not the one that the draft was restored into.
  const [restored, setRestored] = useState(draft && initialValues);
  const [isReady, setReady] = useState(draft === null);
  const drafts = useDraftWriter(draftKey, sensitive, draftUntil);
  const { saveDraft } = drafts;
  const guarded = useMemo(() => ({ saveDraft, ...(staysAt && { staysAt }) }), [saveDraft, staysAt]);
  useDialogBusy(isSubmitting);
  useLeaveGuard(leaveGuard && dirty && !isSubmitting, guarded, leaveGuard);

  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (!isReady) void setValues({ ...initialValues, ...draft }).finally(() => setReady(true));
  }, [isReady, draft, initialValues, setValues]);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  const startOver = () => {
    drafts.forget();
    setRestored(null);
    resetForm();
  };
  return (
    <Form ref={form} noValidate className="pr-form" aria-label={label}>
      {restored === initialValues && <DraftNotice onStartOver={startOver} />}
      {showsFailure && <FormFailure />}
      {isReady && children}
    </Form>
  );
}
