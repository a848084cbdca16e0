import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { alertFailureText } from '../alertFailure.ts';

interface SaveFailureProps {
  /** Default: the text of the failure. */
  readonly text?: string;
  /** Buttons that lead out of it. */
  readonly actions?: ReactNode;
}

/** An alert that could not be saved. */
export function SaveFailure({ text, actions }: SaveFailureProps) {
  const { t, i18n } = useTranslation('balanceAlerts');
  return <FormFailure getText={(failure) => text ?? alertFailureText(i18n, failure, t('failed'))} actions={actions} />;
}
