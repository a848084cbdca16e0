import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import './locales.ts';
import { templateFailureText } from './templateFailure.ts';

interface SaveFailureProps {
  /** Default: the text of the failure. */
  readonly text?: string | undefined;
  /** Buttons that lead out of it. */
  readonly actions?: ReactNode;
}

/** A template that could not be saved. */
export function SaveFailure({ text, actions }: SaveFailureProps) {
  const { t, i18n } = useTranslation('templateForm');
  return (
    <FormFailure getText={(failure) => text ?? templateFailureText(i18n, failure, t('failed'))} actions={actions} />
  );
}
