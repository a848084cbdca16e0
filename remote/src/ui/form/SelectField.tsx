import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { fieldLook } from './fieldLook.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

export interface SelectFieldProps extends FieldProps {
  /** Takes the choice in place of the form. */
  readonly onChoose?: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** One choice of a list, with the browser's native control. */
export function SelectField(props: SelectFieldProps) {
  const { name, onChoose } = props;
  const { field, error } = useFieldState(name);
  return (
    <NativeSelect
      {...fieldLook(props, error)}
      {...field}
      onChange={onChoose === undefined ? field.onChange : (event) => onChoose(event.currentTarget.value)}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      data={props.options.map((option) => ({ ...option }))}
    />
  );
}
