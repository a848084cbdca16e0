import { Textarea } from '@mantine/core';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface TextAreaFieldProps extends FieldProps {
  readonly help?: string;
  /** Shows a counter; longer text is kept and refused by the schema. */
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Several lines of text with a character counter. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, error } = useFieldState(props.name);
  const { maxLength, rows = 4 } = props;
  const counted = maxLength === undefined ? undefined : { text: field.value, max: maxLength };
  return <Textarea {...getInputProps(props, error, counted)} {...field} rows={rows} />;
}
