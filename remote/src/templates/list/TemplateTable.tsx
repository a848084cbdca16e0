import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import type { DeleteTemplateDialogProps } from '../delete/DeleteTemplateDialog.tsx';
import type { TestMailDialogProps } from '../test-mail/TestMailDialog.tsx';
import { useListEmailTemplatesQuery } from '../templatesApi.ts';
import { TemplateFilters } from './TemplateFilters.tsx';
import { TEMPLATE_LIST } from './templateList.ts';
import { useTemplateColumns } from './useTemplateColumns.tsx';

const TestMailDialog = lazyDialog<TestMailDialogProps>(
  async () => (await import('../test-mail/TestMailDialog.tsx')).TestMailDialog,
);

const DeleteTemplateDialog = lazyDialog<DeleteTemplateDialogProps>(
  async () => (await import('../delete/DeleteTemplateDialog.tsx')).DeleteTemplateDialog,
);

const getKey = ({ id }: EmailTemplate): string => id;

/** The templates that the user may use, by name. */
export function TemplateTable() {
  const { t } = useTranslation('templates');
  const containerRef = useKeptFocus<HTMLElement>();
  const list = useTableQuery(TEMPLATE_LIST);
  const [leaving, setLeaving] = useState<EmailTemplate | null>(null);
  const [tested, setTested] = useState<EmailTemplate | null>(null);
  const columns = useTemplateColumns({ onDelete: setLeaving, onTest: setTested });
  const { q, access, language } = list.filters;
  const query = useListEmailTemplatesQuery(
    { search: q, ...(access !== '' && { templateAccess: access }), ...(language !== '' && { locale: language }) },
    { refetchOnMountOrArgChange: true },
  );
  const close = () => setLeaving(null);
  const closeTest = () => setTested(null);
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.list')} className="pr-section">
      <TemplateFilters list={list} />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        query={query}
        empty={<EmptyState text={t('empty')} />}
      />
      {tested !== null && <TestMailDialog etid={tested.id} name={tested.name} template={null} onClose={closeTest} />}
      {leaving !== null && <DeleteTemplateDialog template={leaving} onClose={close} onDeleted={close} />}
    </section>
  );
}
