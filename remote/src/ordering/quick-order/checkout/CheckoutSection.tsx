import { useId, type ReactNode } from 'react';

interface CheckoutSectionProps {
  readonly title: string;
  readonly help?: ReactNode;
  /** Called when a control of the section receives the focus. */
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** A step of the order as a section of the page. */
export function CheckoutSection({ title, help, onEnter, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pr-checkout__section" onFocus={onEnter}>
      <h2 id={id}>{title}</h2>
      {help !== undefined && <p className="pr-checkout__help">{help}</p>}
      {children}
    </section>
  );
}
