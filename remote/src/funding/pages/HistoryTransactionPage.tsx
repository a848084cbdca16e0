import { PATHS } from '@portal/shared/domain/access/paths';
import { TransactionDialog } from '../history/TransactionDialog.tsx';

/** A transaction over the history (`/funding/history/{accountIdentifier}/{accountTransactionID}`). */
export const HistoryTransactionPage = () => <TransactionDialog listPath={PATHS.fundingHistory} />;
