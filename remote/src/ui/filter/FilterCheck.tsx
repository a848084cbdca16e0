import { useShownChoice } from './useShownChoice.ts';

interface FilterCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that a list leaves out until it is ticked. The tick answers at once; the list behind it may take a moment. */
export function FilterCheck({ label, checked, onChange }: FilterCheckProps) {
  const [isTicked, tick] = useShownChoice(checked, onChange);
  return (
    <div className="pr-filter-item" data-set={isTicked}>
      <label className="pr-filter pr-filter--check" data-set={isTicked}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.currentTarget.checked)} />
        {label}
      </label>
    </div>
  );
}
