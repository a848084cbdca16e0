import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { useDownloadAllowlistMutation } from './recipientsApi.ts';

/** Saves the list, or a template of it, as a file; a failure is told. */
export function useSaveList() {
  const { i18n } = useTranslation('allowlist');
  const notify = useNotify();
  const [download] = useDownloadAllowlistMutation();
  return async (file: 'export' | 'template') => {
    const { error } = await download(file);
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error));
  };
}
