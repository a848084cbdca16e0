import { useId, type ReactNode } from 'react';

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  readonly help?: string;
  /** Called when a control of the section receives the focus. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** A numbered step of the order as a section of the page. */
export function NumberedSection({ number, title, help, onEnter, children }: NumberedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pr-checkout__section" onFocus={onEnter}>
      <h2 id={id}>
        <span className="pr-checkout__number">{number}</span> {title}
      </h2>
      {help !== undefined && <p className="pr-checkout__help">{help}</p>}
      {children}
    </section>
  );
}
