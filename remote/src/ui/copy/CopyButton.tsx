import { __iconNode } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { outlineOf, RowIcon } from '../icons/RowIcon.tsx';
import './copy.css';

const COPY = outlineOf(__iconNode);

interface CopyButtonProps {
  readonly value: string;
  /** Accessible name: "Copy order reference". */
  readonly label: string;
}

/** Copies an identifier; the surrounding `HintArea` handles and confirms it. */
export const CopyButton = ({ value, label }: CopyButtonProps) => (
  <button type="button" className="pr-copy" data-copy={value} aria-label={label}>
    <RowIcon outline={COPY} />
  </button>
);
