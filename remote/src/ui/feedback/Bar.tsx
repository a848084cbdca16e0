import './skeleton.css';

/** One line of a skeleton, as wide and high as what it stands for. */
export const Bar = ({ width = '100%', height = 16 }: { readonly width?: string; readonly height?: number }) => (
  <div className="pr-skeleton__bar pr-shape__bar" style={{ width, height }} />
);
