import { fullName } from '@portal/shared/domain/people/fullName';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform } from '../platforms/index.ts';

/** Tells a colleague by mail what somebody of the team changed. */
export const createNotifyColleague =
  (sendNotice: SendNotice) =>
  async (
    tx: Tx,
    topic: 'RIGHTS_CHANGED_MAIL' | 'USER_DEACTIVATED_MAIL',
    userId: bigint,
    { actor, at }: { readonly actor: SessionUser; readonly at: Date },
  ): Promise<void> => {
    const { name: organisation } = await findPlatform(tx, actor.platformId);
    const values = { organisation, name: fullName(actor.firstName, actor.lastName) };
    await sendNotice(tx, { topic, user: { platformId: actor.platformId, id: userId }, values, at });
  };
