import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { Notice } from '../feedback/Notice.tsx';
import { FormShellContext } from './formShellContext.ts';

/** The last submit failure that belongs to no field; the form stays open with everything typed. */
export function FormFailure() {
  const { i18n } = useTranslation();
  const { failure, errorFallback } = useContext(FormShellContext);
  if (failure === null) return null;
  return <Notice kind="error">{apiErrorMessage(i18n, failure, errorFallback)}</Notice>;
}
