import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import { FUNDING_DAYS } from '@portal/shared/domain/funding/expectedFunds';
import { fundingMinimum } from '@portal/shared/domain/funding/fundingAmount';
import { languageOf } from '@portal/shared/domain/people/languages';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { WireData } from '../../pdf/documents/wireDocument.ts';
import { findVisibleAccount, type AccountRow } from '../../access/findVisibleAccount.ts';
import { documentOf } from '../platforms/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { fieldsOf, findInstructions } from './instructionsRepository.ts';
import { WIRE_FAILURES } from './wiresErrors.ts';

export interface InstructionsDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The wires that a user has announced for an account and that have not arrived. */
  readonly readAnnounced: (executor: Executor, account: AccountRow, user: SessionUser) => Promise<AnnouncedWire[]>;
}

/** Keeps where wires to an account go. Raises 404 for an account that the user does not see. */
export const createInstructionsService = ({ db, clock, readAnnounced }: InstructionsDeps) => ({
  async read(user: SessionUser, accountIdentifier: string): Promise<WireInstructions> {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const { currency_code: currencyCode } = account;
    return {
      accountIdentifier: account.identifier,
      currencyCode,
      reference: account.account_number,
      fields: fieldsOf(await findInstructions(db, currencyCode)),
      businessDays: FUNDING_DAYS.WIRE_DEPOSIT,
      feesPaidBy: 'SENDER',
      minimum: toMajor(fundingMinimum(currencyCode), currencyCode),
      announced: await readAnnounced(db, account, user),
    };
  },

  /** Returns what the document says. Raises 404 while wires are not offered in the account's currency. */
  async document(user: SessionUser, accountIdentifier: string): Promise<WireData> {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const fields = fieldsOf(await findInstructions(db, account.currency_code));
    if (fields.length === 0) throw new AppError({ ...WIRE_FAILURES.notOffered, status: 404 });
    return {
      ...(await documentOf(db, account, languageOf(user.langKey), clock.now())),
      reference: account.account_number,
      minimum: fundingMinimum(account.currency_code),
      fields,
    };
  },
});

export type InstructionsService = ReturnType<typeof createInstructionsService>;
