import { TextInput } from '@mantine/core';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import type { FocusEvent, ReactNode } from 'react';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'time';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Shows a counter up to so many characters; longer text is kept and refused by the schema. */
  readonly counted?: number;
  /** Returns the text that the form keeps of what is typed. */
  readonly clean?: (typed: string) => string;
  /** Returns the text that the form keeps once the field is left. */
  readonly settle?: (typed: string) => string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  /** At the end of the line, 36 px wide: what the text was recognised as. */
  readonly mark?: ReactNode;
  /** Has the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    type = 'text',
    placeholder,
    maxLength,
    counted,
    inputMode,
    autoComplete,
    mark,
    settle,
    isFirst = false,
  } = props;
  // A name is cleaned once it is sent: the joiner that was just typed has no letter behind it yet.
  const isName = type === 'text' && inputMode === undefined;
  const clean = props.clean ?? (isName ? undefined : visibleText);
  // A draft of an earlier release may lack the field.
  const { field: bound, error, setValue } = useFieldState<string | undefined>(name);
  const field = { ...bound, value: bound.value ?? '' };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const settled = settle?.(field.value) ?? field.value;
    if (settled !== field.value) void setValue(settled);
    field.onBlur(event);
  };
  return (
    <TextInput
      {...getInputProps(props, error, counted === undefined ? undefined : { text: field.value, max: counted })}
      {...field}
      onBlur={leave}
      onChange={clean === undefined ? field.onChange : (event) => void setValue(clean(event.currentTarget.value))}
      type={type}
      placeholder={placeholder}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete={autoComplete}
      rightSection={mark}
      rightSectionWidth={mark === undefined ? undefined : 52}
      rightSectionPointerEvents="none"
      data-autofocus={isFirst || undefined}
    />
  );
}
