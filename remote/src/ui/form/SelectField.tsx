import { InputBase, type InputBaseProps } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithoutRef } from 'react';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly group?: string;
}

interface Options {
  /** Options of one `group` stand together under its name, where there is more than one group. */
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldProps, Options {
  /** Takes the choice in place of the form. */
  readonly onChoose?: (value: string) => void;
}

/** One choice of a list, with the browser's native control. */
export function SelectField(props: SelectFieldProps) {
  const { name, onChoose, autoComplete, options } = props;
  const { field, error } = useFieldState(name);
  return (
    <SelectInput
      {...getInputProps(props, error)}
      {...field}
      autoComplete={autoComplete}
      onChange={onChoose === undefined ? field.onChange : (event) => onChoose(event.currentTarget.value)}
      options={options}
    />
  );
}

type SelectInputProps = Options &
  InputBaseProps &
  Omit<ComponentPropsWithoutRef<'select'>, keyof InputBaseProps | 'children'>;

/** The same outside of a form. Mantine's own brings its combobox along. */
export const SelectInput = ({ options, ...props }: SelectInputProps) => (
  <InputBase
    component="select"
    pointer
    rightSection={<IconChevronDown size={16} aria-hidden="true" />}
    rightSectionPointerEvents="none"
    {...props}
  >
    {grouped(options)}
  </InputBase>
);

function grouped(options: readonly SelectOption[]) {
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return options.map(toOption);
  return [
    ...options.filter(({ group }) => group === undefined).map(toOption),
    ...groups.map((group) => (
      <optgroup key={group} label={group}>
        {options.filter((option) => option.group === group).map(toOption)}
      </optgroup>
    )),
  ];
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
