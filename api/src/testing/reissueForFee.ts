import { reissueBody } from '@portal/shared/contract/rewardActions';
import type { SessionUser } from '../access/SessionUser.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { createAcceptActions } from '../modules/rewardActions/acceptActionService.ts';
import { buildUser } from './builders.ts';
import { buildIssuedReward, MIRA } from './issuedReward.ts';
import type { TestApp } from './testApp.ts';

/** A reward whose reissue costs 1.50, asked for by somebody who does not see balances. */
export async function buildReissueForFee(testApp: TestApp) {
  const reward = await buildIssuedReward(testApp);
  const { clock, jobs, database } = testApp;
  const { acceptReissue } = createAcceptActions({
    clock,
    enqueue: jobs.enqueue,
    alertLowBalance: () => Promise.resolve(),
    deliveryMethods: ['EMAIL'],
    reissueFeeMinor: 150n,
  });
  const { id, email } = await buildUser(testApp.db, { platform_id: reward.platformId });
  const user: SessionUser = {
    id,
    email,
    sessionId: '',
    platformId: reward.platformId,
    platformClientId: '',
    firstName: 'Ada',
    lastName: 'Fee',
    langKey: 'en',
    roleString: '',
    activeAccountId: null,
    emulator: null,
    emulationPlatformId: null,
    onboarded: true,
    kybStatus: 'APPROVED',
    authorities: ['ORDER_HISTORY_ACCESS', 'REISSUE_REWARDS_MANAGE'],
    access: { organization: true, customerIds: [], accountIds: [] },
    accessLevelPermissionInformation: {
      userHasOrganizationAccess: true,
      customerIds: [],
      accountIds: [],
      accountIdentifiers: [],
    },
  };
  const address = { referenceOrderId: reward.reference, lineNumber: '1' };
  const reissue = () =>
    withTransaction(database.db, (tx) => acceptReissue(tx, user, address, reissueBody.validateSync(MIRA)));
  return { reward, reissue };
}
