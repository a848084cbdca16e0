import { useTranslation } from 'react-i18next';
import { useListAgreementsQuery } from '../../entities/agreement/agreementsApi.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useAgreementColumns } from './useAgreementColumns.tsx';
import { useAgreementList } from './useAgreementList.ts';

const getId = ({ agreementId }: { readonly agreementId: string }): string => agreementId;

/** The accepted texts and who accepted them, the latest first. */
export function AgreementTable() {
  const { t } = useTranslation('agreements');
  const { table, request } = useAgreementList();
  return (
    <QueryTable
      label={t('title')}
      columns={useAgreementColumns()}
      rowKey={getId}
      list={table}
      query={useListAgreementsQuery(request, { refetchOnMountOrArgChange: true })}
      empty={<EmptyState text={t('empty')} />}
    />
  );
}
