import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { RewardPicker } from '../../../entities/catalog/RewardPicker.tsx';
import type { RewardSearch } from '../../../entities/catalog/RewardOptions.tsx';

interface RewardFieldProps extends RewardSearch {
  readonly name: string;
  readonly label: string;
}

/** The reward of all rows. */
export function RewardField({ name, label, method }: RewardFieldProps) {
  const { field, error, setValue } = useFieldState(name);
  return (
    <RewardPicker
      label={label}
      value={field.value}
      onChange={(utid) => void setValue(utid)}
      error={error}
      method={method}
      required
    />
  );
}
