import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLetterName } from '../../entities/delivery-template/letter/useLetterName.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { getSidePath } from '../printTemplateTask.ts';

/** A print template that the user may use but not change: why, and the way to a copy. */
export function LockedPrintTemplate({ template }: { readonly template: PrintTemplate }) {
  const { t, i18n } = useTranslation('printTemplates');
  const ptid = template.deliveryTemplateIdentifier;
  const name = useLetterName()(ptid, template.name);
  return (
    <>
      <PageHeader title={name} />
      <EmptyState
        text={i18n.t(ptid === STANDARD_PTID ? 'errors:error.printTemplate.standard' : 'errors:error.template.notYours')}
        action={<LinkButton to={getSidePath({ mode: 'duplicate', ptid })}>{t('action.copy')}</LinkButton>}
      />
    </>
  );
}
