import { useId, type ReactNode, type Ref } from 'react';
import './page.css';

/** A part of a page under its own heading. */
export function Section({
  title,
  action,
  children,
  ref,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** With one, the part can be given the focus. */
  readonly ref?: Ref<HTMLElement>;
}) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref === undefined ? undefined : -1} aria-labelledby={id} className="pr-section">
      <div className="pr-section__head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
