import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { getStartPath } from '../templateTask.ts';

/** A template that the user may use but not change: why, and the way to a copy. */
export function LockedTemplate({ template: { id, name } }: { readonly template: EmailTemplate }) {
  const { t, i18n } = useTranslation('templates');
  return (
    <>
      <PageHeader title={name} />
      <EmptyState
        text={i18n.t(id === STANDARD_ETID ? 'errors:error.template.standard' : 'errors:error.template.notYours')}
        action={<LinkButton to={getStartPath('duplicate', id)}>{t('action.copy')}</LinkButton>}
      />
    </>
  );
}
