import { useField } from 'formik';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMessage } from '../../i18n/message.ts';
import { messageText } from '../../i18n/messageText.ts';

/** Props that every field of the form kit takes. */
export interface FieldProps {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  /** One line below the field, or a `FieldWarning`; an error replaces it. */
  readonly help?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

/** A field's value and its error text, shown once the field was touched or the form was submitted. */
export function useFieldState<Value = string>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const { i18n } = useTranslation();
  const raised: unknown = meta.error;
  const error = meta.touched && isMessage(raised) ? messageText(i18n, raised) : undefined;
  // A person who passes through a field, or leaves it for a link, has made no mistake yet.
  const isUntyped = !meta.touched && meta.value === meta.initialValue;
  const onBlur = (event: FocusEvent): void => {
    if (!isUntyped) field.onBlur(event);
  };
  return { field: { ...field, onBlur }, error, setValue: helpers.setValue };
}
