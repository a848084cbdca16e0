import type { SendNotice } from '../outbox/index.ts';
import type { JobData } from '../../jobs/portalJobs.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createAddBankAccountService, type BankAccountDeps } from './bank/addBankAccountService.ts';
import { bankAccountRoutes } from './bank/bankAccountRoutes.ts';
import { createBankAccountsService } from './bank/bankAccountsService.ts';
import { sendSmallDeposits } from './bank/sendSmallDeposits.ts';
import { createUnverifiedMails } from './bank/unverifiedMails.ts';
import { createAddCardService } from './card/addCardService.ts';
import { cardRoutes } from './card/cardRoutes.ts';
import { createCardsService } from './card/cardsService.ts';

export { currentAgreement, recordAgreement } from './bank/agreements.ts';
export { BANK_FAILURES } from './bank/bankAccountErrors.ts';
export { createReadBankFunding, type JudgeBankFunding, type ReadBankFunding } from './bank/bankFunding.ts';
export { disableReturned, disableSmallDeposits } from './bank/disableReturned.ts';
export { requireGateway } from './bank/bankGateway.ts';
export { findBankAccount } from './bank/findBankAccount.ts';
export { bankAccountName } from './bank/toBankAccount.ts';
export { createUnverifiedMails, type NotifyUnverified } from './bank/unverifiedMails.ts';
export { findKeptCard, type CardRow } from './card/cardRepository.ts';
export { CARD_FAILURES } from './card/cardsErrors.ts';
export { findVisibleCard } from './card/findVisibleCard.ts';
export { createOrderCards, type OrderCard, type OrderCards } from './card/orderCards.ts';
export { requireOffered } from './card/gatewayResults.ts';

interface PaymentMethodsDeps extends BankAccountDeps {
  readonly sendNotice: SendNotice;
}

/** Saved cards and US bank accounts. Without a payment gateway there are none, and none can be added. */
export function createPaymentMethodsModule(deps: PaymentMethodsDeps): ApiModule {
  const { db, clock, gateway } = deps;
  const notify = createUnverifiedMails(deps.sendNotice);
  const ofCards = cardRoutes({ db, cards: createCardsService(deps), adder: createAddCardService(deps) });
  const ofBankAccounts = bankAccountRoutes({
    db,
    bankAccounts: createBankAccountsService(deps),
    adder: createAddBankAccountService(deps),
  });
  return {
    routes: routesOf([ofCards, ofBankAccounts]),
    workers:
      gateway === null
        ? {}
        : {
            'send-small-deposits': {
              handle: (batch) =>
                Promise.all(batch.map((data) => sendSmallDeposits({ db, clock, gateway, notify }, keyOf(data)))),
            },
          },
  };
}

const keyOf = ({ platformId, bankAccountId }: JobData<'send-small-deposits'>) => ({
  platformId: BigInt(platformId),
  id: BigInt(bankAccountId),
});
