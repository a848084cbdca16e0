import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface TextAreaFieldProps extends FieldProps {
  readonly help?: string;
  /** Shows a counter; longer text is kept and refused by the schema. */
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Several lines of text with a character counter. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { t } = useTranslation();
  const { field, error } = useFieldState(props.name);
  const { maxLength, rows = 4 } = props;
  const counter =
    maxLength === undefined
      ? undefined
      : t('form.characters', { used: String(Array.from(field.value).length), max: String(maxLength) });
  const help = [props.help, counter].filter((part) => part !== undefined).join(' ');
  return <Textarea {...fieldLook({ ...props, help }, error)} {...field} rows={rows} />;
}
