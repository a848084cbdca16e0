import './counted-progress.css';

interface CountedProgressProps {
  /** Says how many of how many: "Issuing 1,200 of 5,000". */
  readonly text: string;
  readonly value: number;
  readonly max: number;
}

/** How far work is that counts what it has done. It is not told to screen readers by itself, because it changes all the time. */
export const CountedProgress = ({ text, value, max }: CountedProgressProps) => (
  <div className="pr-counted">
    <span>{text}</span>
    <progress aria-label={text} max={max} value={value} />
  </div>
);
