import { NativeSelect } from '@mantine/core';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  /** What "no filter" is called; without it there is always one of the choices. */
  readonly anyLabel?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One filter of the catalogue, with the platform's own control. */
export const FilterSelect = ({ label, value, anyLabel, choices, onChange }: FilterSelectProps) => (
  <NativeSelect
    className="pr-filter"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={[...(anyLabel === undefined ? [] : [{ value: '', label: anyLabel }]), ...choices]}
  />
);
