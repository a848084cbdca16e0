import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** One choice of a list, with the browser's native control. */
export function SelectField(props: SelectFieldProps) {
  const { field, error } = useFieldState(props.name);
  return (
    <NativeSelect
      {...fieldLook(props, error)}
      {...field}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      data={props.options.map((option) => ({ ...option }))}
    />
  );
}
