import { __iconNode } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { outlineOf, RowIcon } from '../icons/RowIcon.tsx';
import './copy.css';

const COPY = outlineOf(__iconNode);

interface CopyButtonProps {
  readonly value: string;
  /** The whole sentence: "Copy order reference". */
  readonly label: string;
}

/** Copies an identifier; the `HintArea` around everything does it, and says so. */
export const CopyButton = ({ value, label }: CopyButtonProps) => (
  <button type="button" className="pr-copy" data-copy={value} aria-label={label}>
    <RowIcon outline={COPY} />
  </button>
);
