import './switch.css';

interface SwitchProps {
  readonly id: string;
  readonly isOn: boolean;
  /** Its state is on the way to the server. */
  readonly isBusy?: boolean;
  readonly describedBy?: string;
  readonly onTurn: (isOn: boolean) => void;
}

/** On or off at once, without a form; its label names its `id`. */
export function Switch({ id, isOn, isBusy = false, describedBy, onTurn }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="pr-switch"
      checked={isOn}
      aria-checked={isOn}
      aria-busy={isBusy}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
  );
}
