import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

interface DepositStepsProps {
  readonly isReviewed: boolean;
  readonly onBack: () => void;
  readonly review: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of a deposit or their review, where the focus goes along; a refused field leads back to it. */
export function DepositSteps({ isReviewed, onBack, review, children }: DepositStepsProps) {
  const { errors, isSubmitting } = useFormikContext();
  const isRefused = isReviewed && !isSubmitting && Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) onBack();
  }, [isRefused, onBack]);
  const containerRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      const find = (what: string) => containerRef.current?.querySelector<HTMLElement>(what);
      (find('h3') ?? find('[aria-invalid="true"]') ?? find('input[name="amount"]'))?.focus();
    }
    isFirst.current = false;
  }, [isReviewed]);
  return (
    <div ref={containerRef} className="pr-deposit-steps">
      {isReviewed ? review : children}
    </div>
  );
}
