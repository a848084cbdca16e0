import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { alertFailureText } from '../alertFailure.ts';

/** An alert that could not be saved. */
export function SaveFailure() {
  const { t, i18n } = useTranslation('balanceAlerts');
  const { failure } = useContext(FormShellContext);
  return <FormFailure text={alertFailureText(i18n, failure, t('failed'))} />;
}
