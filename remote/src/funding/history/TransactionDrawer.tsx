import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { useGetFundingQuery } from '../fundingApi.ts';
import { getTypeName } from './getTypeName.ts';
import { TransactionDetail } from './TransactionDetail.tsx';

/** One transaction beside the list in which it stands. */
export function TransactionDrawer({ listPath }: { readonly listPath: string }) {
  const { t, i18n } = useTranslation('funding');
  const { accountIdentifier = '', accountTransactionID = '' } = useParams();
  const query = useGetFundingQuery({ accountIdentifier, accountTransactionID }, { refetchOnMountOrArgChange: true });
  const type = query.currentData?.accountTransactionType;
  return (
    <DetailDrawer
      key={accountTransactionID}
      title={type === undefined ? t('title.transaction') : getTypeName(i18n, type)}
      query={query}
      waitingFor={t('title.transaction')}
      notFound={t('notFound')}
      listPath={listPath}
    >
      {(transaction) => <TransactionDetail transaction={transaction} />}
    </DetailDrawer>
  );
}
