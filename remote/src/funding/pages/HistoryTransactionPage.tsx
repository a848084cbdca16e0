import { PATHS } from '@portal/shared/domain/access/paths';
import { TransactionDrawer } from '../history/TransactionDrawer.tsx';

/** A transaction over the history (`/funding/history/{accountIdentifier}/{accountTransactionID}`). */
export const HistoryTransactionPage = () => <TransactionDrawer listPath={PATHS.fundingHistory} />;
