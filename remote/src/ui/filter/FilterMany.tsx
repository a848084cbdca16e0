import { Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import '@mantine/core/styles/Menu.css';

interface FilterManyProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  /** What "no filter" is called. */
  readonly anyLabel: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (values: readonly Value[]) => void;
}

/** A filter of which several choices may hold at once; they keep their order. */
export function FilterMany<Value extends string>(props: FilterManyProps<Value>) {
  const { label, values, anyLabel, choices, onChange } = props;
  const chosen = choices.filter(({ value }) => values.includes(value));
  const toggle = (value: Value) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? !values.includes(one) : values.includes(one))),
    );
  return (
    <Menu position="bottom-start" closeOnItemClick={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="pr-filter pr-filter--many" data-set={chosen.length > 0}>
          <span className="pr-filter__name">{label}</span>
          <span className="pr-filter__chosen">{chosen[0]?.label ?? anyLabel}</span>
          {chosen.length > 1 && <span>+{chosen.length - 1}</span>}
          <IconChevronDown size={16} aria-hidden="true" />
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
  );
}
