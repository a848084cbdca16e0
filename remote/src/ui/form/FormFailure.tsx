import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../feedback/Notice.tsx';
import { FormShellContext } from './formShellContext.ts';

interface FormFailureProps {
  /** Default: the text of the failure. */
  readonly getText?: (failure: unknown) => string;
  /** Buttons that lead out of it. */
  readonly actions?: ReactNode;
}

/** The last submit failure that belongs to no field, brought into view; the form stays open with everything typed. */
export function FormFailure({ getText, actions }: FormFailureProps) {
  const { i18n } = useTranslation();
  const { failure, errorFallback } = useContext(FormShellContext);
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    containerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === null) return null;
  return (
    <div ref={containerRef} className="pr-form__failure">
      <Notice kind="error" actions={actions}>
        {getText?.(failure) ?? apiErrorMessage(i18n, failure, errorFallback)}
      </Notice>
    </div>
  );
}
