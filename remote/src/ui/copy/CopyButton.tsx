import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import './copy.css';

interface CopyButtonProps {
  readonly value: string;
  /** Accessible name: "Copy order reference". */
  readonly label: string;
}

/** Copies an identifier; the surrounding `HintArea` handles and confirms it. */
export const CopyButton = ({ value, label }: CopyButtonProps) => (
  <button type="button" className="pr-copy" data-copy={value} aria-label={label}>
    <IconCopy size={14} aria-hidden="true" />
  </button>
);
