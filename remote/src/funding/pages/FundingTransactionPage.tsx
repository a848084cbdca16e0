import { PATHS } from '@portal/shared/domain/access/paths';
import { TransactionDialog } from '../history/TransactionDialog.tsx';

/** A transaction over the funding page (`/funding/transactions/{accountIdentifier}/{accountTransactionID}`). */
export const FundingTransactionPage = () => <TransactionDialog listPath={PATHS.funding} />;
