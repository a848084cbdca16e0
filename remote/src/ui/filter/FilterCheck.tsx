interface FilterCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that a list leaves out until it is ticked. */
export const FilterCheck = ({ label, checked, onChange }: FilterCheckProps) => (
  <label className="pr-filter" data-set={checked}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);
