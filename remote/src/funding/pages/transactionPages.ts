// Both draw the same transaction: one part of the bundle.
export { FundingTransactionPage } from './FundingTransactionPage.tsx';
export { HistoryTransactionPage } from './HistoryTransactionPage.tsx';
