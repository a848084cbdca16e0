import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { alertFailureText } from '../alertFailure.ts';

interface SaveFailureProps {
  /** Default: the text of the failure. */
  readonly text?: string;
  /** Buttons that lead out of it. */
  readonly actions?: ReactNode;
}

/** An alert that could not be saved, brought into view; the form stays open with everything typed. */
export function SaveFailure({ text, actions }: SaveFailureProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const { failure } = useContext(FormShellContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === null) return null;
  return (
    <div ref={place}>
      <Notice kind="error" actions={actions}>
        {text ?? alertFailureText(i18n, failure, t('failed'))}
      </Notice>
    </div>
  );
}
