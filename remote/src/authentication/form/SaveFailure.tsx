import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { getFailureText } from '../authenticationTexts.ts';

/** A connection that could not be saved; what was typed stays. */
export function SaveFailure({ actions }: { readonly actions?: ReactNode }) {
  const { t, i18n } = useTranslation('authentication');
  return <FormFailure getText={(failure) => getFailureText(i18n, failure, t('failed.save'))} actions={actions} />;
}
