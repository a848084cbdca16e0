import './copy.css';

interface CopyButtonProps {
  readonly value: string;
  /** Accessible name: "Copy order reference". */
  readonly label: string;
}

/** Copies an identifier; the surrounding `HintArea` handles and confirms it. The styles draw its icon, as tables hold hundreds. */
export const CopyButton = ({ value, label }: CopyButtonProps) => (
  <button type="button" className="pr-copy" data-copy={value} aria-label={label} />
);
