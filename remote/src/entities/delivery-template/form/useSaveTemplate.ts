import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useIsShown } from '../../../ui/page/useIsShown.ts';
import './locales.ts';
import { templateFailureText } from './templateFailure.ts';

interface Named {
  readonly name: string;
}

/**
 * Waits for a template to be saved, says so, and leads to the list. When the page was left meanwhile, the answer is only said.
 * `getText`: what is said of the saved template; default: that it was created.
 */
export function useSaveTemplate(listPath: string) {
  const { t, i18n } = useTranslation('templateForm');
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();
  return async (request: Promise<Named>, getText = ({ name }: Named) => t('created', { name })) => {
    try {
      notify.success(getText(await request));
    } catch (error) {
      if (!isShown()) notify.error(templateFailureText(i18n, error, t('failed')));
      throw error;
    }
    if (isShown()) await navigate(listPath, { replace: true });
  };
}
