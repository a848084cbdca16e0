import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useIsShown } from '../../ui/page/useIsShown.ts';
import { templateFailureText } from '../templateFailure.ts';

/** Waits for a template to be saved, says so, and leads to the list. When the page was left meanwhile, the answer is only said. */
export function useSaveTemplate() {
  const { t, i18n } = useTranslation('templates');
  const navigate = useNavigate();
  const notify = useNotify();
  const isShown = useIsShown();
  return async (messageKey: 'created' | 'saved', request: Promise<EmailTemplate>) => {
    try {
      notify.success(t(messageKey, { name: (await request).name }));
    } catch (error) {
      if (!isShown()) notify.error(templateFailureText(i18n, error, t('failed')));
      throw error;
    }
    if (isShown()) await navigate(PATHS.emailTemplates, { replace: true });
  };
}
