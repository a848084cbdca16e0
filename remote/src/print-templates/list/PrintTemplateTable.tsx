import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import type { DeletePrintTemplateDialogProps } from '../delete/DeletePrintTemplateDialog.tsx';
import { useListPrintTemplatesQuery } from '../printTemplatesApi.ts';
import { PrintTemplateFilters } from './PrintTemplateFilters.tsx';
import { PRINT_TEMPLATE_LIST } from './printTemplateList.ts';
import { usePrintTemplateColumns } from './usePrintTemplateColumns.tsx';

const DeletePrintTemplateDialog = lazyDialog<DeletePrintTemplateDialogProps>(
  async () => (await import('../delete/DeletePrintTemplateDialog.tsx')).DeletePrintTemplateDialog,
);

const getKey = ({ deliveryTemplateIdentifier }: PrintTemplate): string => deliveryTemplateIdentifier;

/** The print templates that the user may use, by name. */
export function PrintTemplateTable() {
  const { t } = useTranslation('printTemplates');
  const containerRef = useKeptFocus<HTMLElement>();
  const list = useTableQuery(PRINT_TEMPLATE_LIST);
  const [leaving, setLeaving] = useState<PrintTemplate | null>(null);
  const columns = usePrintTemplateColumns(setLeaving);
  const { q, access } = list.filters;
  const query = useListPrintTemplatesQuery(
    { search: q, ...(access !== '' && { templateAccess: access }) },
    { refetchOnMountOrArgChange: true },
  );
  const close = () => setLeaving(null);
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('title.list')} className="pr-section">
      <PrintTemplateFilters list={list} />
      <QueryTable
        label={t('title.list')}
        columns={columns}
        rowKey={getKey}
        query={query}
        empty={<EmptyState text={t('empty')} />}
      />
      {leaving !== null && <DeletePrintTemplateDialog template={leaving} onClose={close} onDeleted={close} />}
    </section>
  );
}
