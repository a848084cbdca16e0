import type { IconNode } from '@tabler/icons-react';
import './row-icon.css';

/** The path of an outlined icon: all its strokes in one. */
export const outlineOf = (node: IconNode): string => node.map(([, { d }]) => d).join('');

/** An icon for table rows: only two elements, styled by the style sheet. */
export const RowIcon = ({ outline }: { readonly outline: string }) => (
  <svg className="pr-row-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outline} />
  </svg>
);
