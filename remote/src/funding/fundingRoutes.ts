import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './add-funds/locales.ts';
import { BANK_STEPS } from './bank-accounts/bankSteps.ts';
import './bank-accounts/locales.ts';
import './cards/locales.ts';
import './locales.ts';
import './wire/locales.ts';

const HISTORY = PATHS.fundingHistory;
const permissions = { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] } as const;

const methods = { all: ['FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'] } as const;

/** The addresses of the steps of a form, which stays on the screen between them. */
const createStepRows = (path: string, titleKey: string, segmentName: string): readonly RouteRow[] =>
  BANK_STEPS.map((step) => ({
    path: `${path}/${step}`,
    titleKey,
    permissions: methods,
    otherwise: PATHS.funding,
    segmentName,
  }));

/** Routes of funding; each list has its transactions over it. */
export const fundingRoutes: readonly RouteRow[] = [
  {
    path: PATHS.funding,
    titleKey: 'funding:title.funding',
    permissions: { all: ['FUNDING_MANAGE'] },
    otherwise: HISTORY,
    nav: { entry: 'funding' },
    start: 3,
    segmentName: 'Funding',
    page: async () => (await import('./pages/FundingPage.tsx')).FundingPage,
    children: [
      {
        path: PATHS.fundingTransaction,
        titleKey: 'funding:title.transaction',
        permissions: { all: ['FUNDING_MANAGE'] },
        segmentName: 'Funding transaction',
        page: async () => (await import('./pages/transactionPages.ts')).FundingTransactionPage,
      },
      {
        path: PATHS.addFunds,
        titleKey: 'addFunds:title.dialog',
        permissions: { all: ['FUNDING_MANAGE'] },
        otherwise: HISTORY,
        segmentName: 'Add funds',
        page: async () => (await import('./pages/AddFundsPage.tsx')).AddFundsPage,
      },
      {
        path: PATHS.pendingFunds,
        titleKey: 'funding:pending.title',
        permissions: { all: ['FUNDING_MANAGE', 'FUNDING_PENDING_ACCESS'] },
        otherwise: PATHS.funding,
        segmentName: 'Pending funds',
        page: async () => (await import('./pages/PendingFundsPage.tsx')).PendingFundsPage,
      },
      {
        path: PATHS.addCard,
        titleKey: 'paymentCards:title.add',
        permissions: methods,
        otherwise: PATHS.funding,
        segmentName: 'Add card',
        page: async () => (await import('./pages/cardPages.ts')).AddCardPage,
      },
      {
        path: PATHS.editCard,
        titleKey: 'paymentCards:title.edit',
        permissions: methods,
        otherwise: PATHS.funding,
        segmentName: 'Edit card',
        page: async () => (await import('./pages/cardPages.ts')).EditCardPage,
      },
      {
        path: PATHS.verifyBankAccount,
        titleKey: 'bankAccounts:title.verify',
        permissions: methods,
        otherwise: PATHS.funding,
        segmentName: 'Verify bank account',
        page: async () => (await import('./pages/VerifyBankAccountPage.tsx')).VerifyBankAccountPage,
      },
    ],
  },
  {
    path: PATHS.addBankAccount,
    titleKey: 'bankAccounts:title.add',
    permissions: methods,
    otherwise: PATHS.funding,
    segmentName: 'Add bank account',
    page: async () => (await import('./pages/bankAccountPages.ts')).AddBankAccountPage,
    children: createStepRows(PATHS.addBankAccount, 'bankAccounts:title.add', 'Add bank account'),
  },
  {
    path: PATHS.editBankAccount,
    titleKey: 'bankAccounts:title.edit',
    permissions: methods,
    otherwise: PATHS.funding,
    segmentName: 'Edit bank account',
    page: async () => (await import('./pages/bankAccountPages.ts')).EditBankAccountPage,
    children: createStepRows(PATHS.editBankAccount, 'bankAccounts:title.edit', 'Edit bank account'),
  },
  {
    path: PATHS.bankRequest,
    titleKey: 'addFunds:bank.title',
    permissions: { all: ['FUNDING_MANAGE'] },
    otherwise: HISTORY,
    segmentName: 'Bank deposit result',
    page: async () => (await import('./pages/BankResultPage.tsx')).BankResultPage,
  },
  {
    path: PATHS.fundingWire,
    titleKey: 'wire:title',
    permissions: { all: ['FUNDING_MANAGE'] },
    otherwise: HISTORY,
    segmentName: 'Wire transfer',
    page: async () => (await import('./pages/WirePage.tsx')).WirePage,
  },
  {
    path: HISTORY,
    titleKey: 'funding:title.history',
    permissions,
    nav: { entry: 'funding' },
    start: 4,
    segmentName: 'Funding history',
    page: async () => (await import('./pages/FundingHistoryPage.tsx')).FundingHistoryPage,
    children: [
      {
        path: PATHS.fundingStatement,
        titleKey: 'funding:statement.title',
        permissions: { ...permissions, all: ['VIEW_BALANCE_ACCESS'] },
        otherwise: HISTORY,
        segmentName: 'Statement',
        page: async () => (await import('./pages/StatementPage.tsx')).StatementPage,
      },
      {
        path: PATHS.fundingHistoryTransaction,
        titleKey: 'funding:title.transaction',
        permissions,
        segmentName: 'Funding transaction',
        page: async () => (await import('./pages/transactionPages.ts')).HistoryTransactionPage,
      },
    ],
  },
  {
    path: PATHS.fundingHistoryShort,
    titleKey: 'funding:title.history',
    permissions,
    segmentName: 'Funding history',
    redirectTo: HISTORY,
  },
];
