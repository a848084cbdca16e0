import { TextInput } from '@mantine/core';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', placeholder, maxLength, inputMode, autoComplete } = props;
  const { field, error } = useFieldState(name);
  return (
    <TextInput
      {...fieldLook(props, error)}
      {...field}
      type={type}
      placeholder={placeholder}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete={autoComplete}
    />
  );
}
