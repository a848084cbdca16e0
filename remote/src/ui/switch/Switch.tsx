import './switch.css';

interface SwitchProps {
  readonly id: string;
  readonly isOn: boolean;
  /** Its state is on the way to the server. */
  readonly isBusy?: boolean;
  /** It cannot be turned now; what it is described by says why. */
  readonly isLocked?: boolean;
  readonly describedBy?: string;
  readonly onTurn: (isOn: boolean) => void;
}

/** On or off at once, without a form; its label names its `id`. */
export function Switch({ id, isOn, isBusy = false, isLocked = false, describedBy, onTurn }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="pr-switch"
      checked={isOn}
      aria-checked={isOn}
      aria-busy={isBusy}
      // `aria-disabled`, so that the keyboard reaches it and the reason is read.
      aria-disabled={isLocked || undefined}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => !isLocked && onTurn(currentTarget.checked)}
    />
  );
}
