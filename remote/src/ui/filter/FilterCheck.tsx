import { useState } from 'react';

interface FilterCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that a list leaves out until it is ticked. The tick answers at once; the list behind it may take a moment. */
export function FilterCheck({ label, checked, onChange }: FilterCheckProps) {
  const [ticked, setTicked] = useState({ checked, shown: checked });
  // The address has followed, or was changed otherwise.
  if (ticked.checked !== checked) setTicked({ checked, shown: checked });
  const tick = (shown: boolean) => {
    setTicked({ checked, shown });
    onChange(shown);
  };
  return (
    <div className="pr-filter-item" data-set={ticked.shown}>
      <label className="pr-filter pr-filter--check" data-set={ticked.shown}>
        <input type="checkbox" checked={ticked.shown} onChange={(event) => tick(event.currentTarget.checked)} />
        {label}
      </label>
    </div>
  );
}
