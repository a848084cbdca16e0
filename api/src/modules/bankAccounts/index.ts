import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { JobData, Jobs } from '../../jobs/portalJobs.ts';
import { createAddBankAccountService, type BankAccountDeps } from './addBankAccountService.ts';
import { bankAccountRoutes } from './bankAccountRoutes.ts';
import { createBankAccountsService } from './bankAccountsService.ts';
import { sendSmallDeposits, type SmallDepositDeps } from './sendSmallDeposits.ts';
import { createUnverifiedMails } from './unverifiedMails.ts';

export { BANK_FAILURES } from './bankAccountErrors.ts';
export { createReadBankFunding, type JudgeBankFunding, type ReadBankFunding } from './bankFunding.ts';
export { disableReturned, disableSmallDeposits } from './disableReturned.ts';
export { requireGateway } from './bankGateway.ts';
export { findBankAccount } from './findBankAccount.ts';
export { bankAccountName } from './toBankAccount.ts';
export { createUnverifiedMails, type TellUnverified } from './unverifiedMails.ts';
export type { ReportAgency } from './reportAgency.ts';

/** Wires US bank accounts. Without a payment gateway there are none, and none can be added. */
export const createBankAccountsModule = (deps: BankAccountDeps) => ({
  routes: bankAccountRoutes({
    db: deps.db,
    bankAccounts: createBankAccountsService(deps),
    adder: createAddBankAccountService(deps),
  }),
});

/** Starts the worker that sends the small deposits of new bank accounts. */
export const workSmallDeposits = (
  jobs: Jobs,
  { sendNotice, ...deps }: Omit<SmallDepositDeps, 'tell'> & { readonly sendNotice: SendNotice },
): Promise<void> =>
  jobs.work(
    'send-small-deposits',
    (batch) =>
      Promise.all(
        batch.map((data) => sendSmallDeposits({ ...deps, tell: createUnverifiedMails(sendNotice) }, keyOf(data))),
      ),
    () => Promise.resolve(),
  );

const keyOf = ({ platformId, bankAccountId }: JobData<'send-small-deposits'>) => ({
  platformId: BigInt(platformId),
  id: BigInt(bankAccountId),
});
