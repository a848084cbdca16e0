import type { IncentiveTestBody } from '@portal/shared/contract/incentives';
import type { TestMails } from '@portal/shared/contract/testMails';
import { toDecimal } from '@portal/shared/domain/money/money';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import type { PreviewMail, SendToMembers } from '../templates/index.ts';
import { findVisibleIncentive } from './incentiveReadModel.ts';

interface TestIncentiveDeps {
  readonly previewMail: PreviewMail;
  readonly sendToMembers: SendToMembers;
}

/**
 * Sends the mail of an incentive with a sample reward to users of the organisation: nothing is ordered or counted. Raises 404 for an
 * incentive that the user does not see, 422 for one whose mail could not be sent now, 400 at addresses of nobody there, 429 for too many.
 */
export const createTestIncentive =
  ({ previewMail, sendToMembers }: TestIncentiveDeps) =>
  async (tx: Tx, user: SessionUser, identifier: string, { recipientEmails }: IncentiveTestBody): Promise<TestMails> => {
    const incentive = await findVisibleIncentive(tx, user, identifier);
    const { account_identifier, utid, etid, sender_name, subject, message } = incentive;
    const mail = await previewMail(
      user,
      {
        accountIdentifier: account_identifier,
        utid,
        amount: toDecimal(incentive.amount_minor, incentive.currency_code),
        recipient: { firstName: user.firstName, lastName: user.lastName, email: null, mobileNumber: null },
        deliveryTemplate: { etid, senderName: sender_name, subject, message },
      },
      tx,
    );
    return sendToMembers(tx, user, { recipientEmails, mail, replyTo: null });
  };

export type TestIncentive = ReturnType<typeof createTestIncentive>;
