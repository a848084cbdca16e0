import { PATHS } from '@portal/shared/domain/access/paths';
import { TransactionDrawer } from '../history/TransactionDrawer.tsx';

/** A transaction over the funding page (`/funding/transactions/{accountIdentifier}/{accountTransactionID}`). */
export const FundingTransactionPage = () => <TransactionDrawer listPath={PATHS.funding} />;
