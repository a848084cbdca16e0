import { useId, type ReactNode } from 'react';

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  readonly help?: string;
  /** Someone began to work in this part. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** A step of the order as a part of the page, with its number. */
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
