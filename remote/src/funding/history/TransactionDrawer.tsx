import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { useGetFundingQuery } from '../fundingApi.ts';
import { TransactionDetail } from './TransactionDetail.tsx';

/** One transaction beside the list in which it stands. */
export function TransactionDrawer({ listPath }: { readonly listPath: string }) {
  const { t, i18n } = useTranslation('funding');
  const { accountIdentifier = '', accountTransactionID = '' } = useParams();
  const query = useGetFundingQuery({ accountIdentifier, accountTransactionID }, { refetchOnMountOrArgChange: true });
  const type = query.currentData?.accountTransactionType.code;
  return (
    <DetailDrawer
      key={accountTransactionID}
      title={type === undefined ? t('title.transaction') : getEnumerationLabel(i18n, 'transaction', type)}
      query={query}
      waitingFor={t('title.transaction')}
      notFound={t('notFound')}
      listPath={listPath}
    >
      {(transaction) => <TransactionDetail transaction={transaction} />}
    </DetailDrawer>
  );
}
