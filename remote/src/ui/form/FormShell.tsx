import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnyObject } from 'yup';
import { useIsShown } from '../page/useIsShown.ts';
import { useFailure } from '../feedback/useFailure.ts';
import { FormBody } from './FormBody.tsx';
import { useDraftStore } from './draftStore.ts';
import { FormShellContext, type FormShellState } from './formShellContext.ts';
import type { FormSchema, LazySchema } from './lazySchema.ts';
import { splitServerErrors, withCardNumbers, withRefusals, type RefusedFields } from './serverErrors.ts';
import type { DraftLifetime } from './useDraftWriter.ts';
import { validateWith } from './validateWith.ts';
import './form.css';

export interface FormShellProps<Values extends FormikValues, Body, Saved> {
  readonly initialValues: Values;
  /** Yup schema of the form values (local text); messages are keys or `{ key, values }`. */
  readonly schema: FormSchema | LazySchema;
  /** Schema context: limits, currency, locale. */
  readonly context?: AnyObject;
  /** Form values to request body. */
  readonly toBody: (values: Values) => Body;
  /** Sends the body. A rejection is shown in the form, field errors at their fields; resolving deletes the draft. */
  readonly onSubmit: (body: Body, values: Values) => Promise<Saved>;
  /** Does what follows on the screen, such as leading to the next page. Not called once the form has been left. */
  readonly onSaved?: (saved: Saved) => void;
  /** False for an answer after which the form goes on, such as to a review: what is typed stays a draft. */
  readonly isFinal?: (saved: Saved) => boolean;
  /** Shown when the server's failure has no text of its own. */
  readonly errorFallback?: string;
  /** Key of the draft. Null: nothing is stored, of secrets, of what is typed before sign-in and of what the address keeps. */
  readonly draftKey: string | null;
  /** False for a draft that is not of this occasion, which begins anew then. */
  readonly isDraftValid?: (draft: Readonly<FormikValues>) => boolean;
  /** Default `saved`; `left` where a form that is opened anew begins anew. */
  readonly draftUntil?: DraftLifetime;
  /** Fields never stored in a draft: passwords, card numbers. */
  readonly sensitive?: readonly (keyof Values & string)[];
  /** Fields in which the number of a card may stand; default the sensitive ones. Every other one refuses it. */
  readonly numberFields?: readonly (keyof Values & string)[];
  /** Server field path to form field name, where they differ. */
  readonly fieldName?: (serverField: string, values: Values) => string;
  /** False for a field that is not asked for now: what the server refused in it counts for nothing. */
  readonly isFieldShown?: (field: string, values: Values) => boolean;
  /** Asks before a changed form is left; default true. */
  readonly leaveGuard?: boolean;
  /** True for the addresses of its steps, between which nothing is asked. A stable function. */
  readonly staysAt?: (pathname: string) => boolean;
  /** False: the form shows a submit failure itself (in its confirm dialog). */
  readonly showsFailure?: boolean;
  /** Resets the form when its initial values change. */
  readonly enableReinitialize?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The one form shell: Formik, yup with context, submit state, first-error focus, server field errors, drafts, leave guard. */
export function FormShell<Values extends FormikValues, Body, Saved = unknown>(
  props: FormShellProps<Values, Body, Saved>,
) {
  const {
    schema,
    context,
    toBody,
    onSubmit,
    onSaved,
    isFinal = always,
    draftKey,
    sensitive = [],
    numberFields = sensitive,
    fieldName,
    isFieldShown = always,
    errorFallback,
    leaveGuard = true,
    showsFailure = true,
  } = props;
  const drafts = useDraftStore();
  const [draft] = useState(() => (draftKey === null ? null : toChanges(drafts.load(draftKey), props)));
  const [failure, setFailure] = useFailure();
  const refused = useRef<RefusedFields>({});
  const validated = useRef(props.initialValues);
  const isShown = useIsShown();
  useEffect(() => {
    if (typeof schema === 'function') void schema();
  }, [schema]);

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    refused.current = {};
    try {
      const saved = await onSubmit(toBody(values), values);
      if (isFinal(saved)) {
        if (draftKey !== null) drafts.remove(draftKey);
        helpers.resetForm({ values });
      }
      if (isShown()) onSaved?.(saved);
    } catch (error) {
      const found = splitServerErrors(error, values, fieldName && ((field) => fieldName(field, values)));
      refused.current = found.byField;
      setFailure(found.rest);
      await helpers.validateForm();
    }
  };

  const validate = async (values: Values): Promise<object> => {
    validated.current = values;
    const loaded = typeof schema === 'function' ? await schema() : schema;
    const errors = loaded === null ? {} : await validateWith(loaded, values, context ?? {});
    const refusals = Object.entries(refused.current).filter(([field]) => isFieldShown(field, values));
    return withRefusals(withCardNumbers(errors, values, numberFields), Object.fromEntries(refusals), values);
  };

  const shell = useMemo<FormShellState>(() => {
    const refuseFields = (error: unknown) => {
      const values = validated.current;
      const { byField } = splitServerErrors(error, values, fieldName && ((field) => fieldName(field, values)));
      refused.current = byField;
      return Object.keys(byField);
    };
    return { failure, errorFallback, dismissFailure: () => setFailure(null), refuseFields };
  }, [failure, setFailure, errorFallback, fieldName]);
  return (
    <Formik<Values>
      initialValues={props.initialValues}
      enableReinitialize={props.enableReinitialize ?? false}
      validate={validate}
      validateOnChange
      validateOnBlur
      onSubmit={submit}
    >
      <FormShellContext value={shell}>
        <FormBody
          draft={draft}
          draftKey={draftKey}
          draftUntil={props.draftUntil}
          sensitive={sensitive}
          leaveGuard={leaveGuard}
          staysAt={props.staysAt}
          showsFailure={showsFailure}
          label={props.label}
        >
          {props.children}
        </FormBody>
      </FormShellContext>
    </Formik>
  );
}

const always = (): boolean => true;

/** Returns a draft that differs from what the form begins with; null: there is nothing to restore. */
function toChanges(
  draft: Readonly<FormikValues> | null,
  {
    initialValues,
    isDraftValid = always,
  }: Pick<FormShellProps<FormikValues, unknown, unknown>, 'initialValues' | 'isDraftValid'>,
): Readonly<FormikValues> | null {
  const isChanged = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(initialValues[name]);
  return draft !== null && isDraftValid(draft) && Object.entries<unknown>(draft).some(isChanged) ? draft : null;
}
