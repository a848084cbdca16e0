import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { ChipText, FilterChip } from './FilterChip.tsx';

interface FilterManyProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (values: readonly Value[]) => void;
}

/** A filter of which several choices may hold at once; they keep their order. */
export function FilterMany<Value extends string>({ label, values, choices, onChange }: FilterManyProps<Value>) {
  const [first, ...others] = choices.filter(({ value }) => values.includes(value));
  const more = others.length === 0 ? '' : ` +${others.length}`;
  const toggle = (value: Value) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? !values.includes(one) : values.includes(one))),
    );
  return (
    <FilterChip label={label} isSet={first !== undefined} onRemove={() => onChange([])}>
      {() => (
        <Menu position="bottom-start" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button type="button" className="pr-filter__open">
              <ChipText label={label} value={first === undefined ? '' : first.label + more} />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {choices.map((choice) => (
              <Menu.CheckboxItem
                key={choice.value}
                checked={values.includes(choice.value)}
                onChange={() => toggle(choice.value)}
              >
                {choice.label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </FilterChip>
  );
}
