import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { getInputProps } from './getInputProps.tsx';
import { useFieldState, type FieldProps } from './useFieldState.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly group?: string;
}

export interface SelectFieldProps extends FieldProps {
  /** Takes the choice in place of the form. */
  readonly onChoose?: (value: string) => void;
  /** Options of one `group` stand together under its name, where there is more than one group. */
  readonly options: readonly SelectOption[];
}

/** One choice of a list, with the browser's native control. */
export function SelectField(props: SelectFieldProps) {
  const { name, onChoose, autoComplete } = props;
  const { field, error } = useFieldState(name);
  return (
    <NativeSelect
      {...getInputProps(props, error)}
      {...field}
      autoComplete={autoComplete}
      onChange={onChoose === undefined ? field.onChange : (event) => onChoose(event.currentTarget.value)}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      data={grouped(props.options)}
    />
  );
}

/** The options as Mantine takes them. */
function grouped(options: readonly SelectOption[]) {
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  const plain = ({ value, label, disabled }: SelectOption) => ({ value, label, disabled });
  if (groups.length < 2) return options.map(plain);
  return [
    ...options.filter(({ group }) => group === undefined).map(plain),
    ...groups.map((group) => ({ group, items: options.filter((option) => option.group === group).map(plain) })),
  ];
}
