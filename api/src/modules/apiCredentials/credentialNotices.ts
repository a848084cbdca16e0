import type { ApiCredentialAction, ApiCredentialType } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { listOrganizationHolders } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { MANAGING } from './credentialAccess.ts';

const TOPICS = {
  CREATED: 'API_KEY_CREATED_MAIL',
  REVEALED: 'API_KEY_REVEALED_MAIL',
  DEACTIVATED: 'API_KEY_DEACTIVATED_MAIL',
} as const satisfies Record<ApiCredentialAction, string>;

const { mailedHolders } = SERVER_SETTINGS.apiKeys;

interface NamedKey {
  readonly type: ApiCredentialType;
  readonly displayName: string;
  readonly maskedKey: string;
}

/** Mails to those who manage keys of a type. */
export function createCredentialNotices(sendNotice: SendNotice) {
  const send = async (
    tx: Tx,
    platformId: bigint,
    topic: (typeof TOPICS)[ApiCredentialAction] | 'API_KEY_ENDING_MAIL',
    { type, displayName, maskedKey }: NamedKey,
    {
      values,
      exceptId,
      at,
    }: { readonly values: Readonly<Record<string, string>>; readonly exceptId?: bigint; readonly at: Date },
  ): Promise<void> => {
    const { name: organisation } = await findPlatform(tx, platformId);
    for (const { id } of await listOrganizationHolders(tx, platformId, MANAGING[type], mailedHolders)) {
      if (id === exceptId) continue;
      await sendNotice(tx, {
        topic,
        user: { platformId, id },
        values: { organisation, type, key: displayName, maskedKey, ...values },
        at,
      });
    }
  };

  return {
    /** Tells the others what somebody did with a key. */
    sendAction: (tx: Tx, actor: SessionUser, action: ApiCredentialAction, key: NamedKey, at: Date): Promise<void> =>
      send(tx, actor.platformId, TOPICS[action], key, {
        values: { name: fullName(actor.firstName, actor.lastName) },
        exceptId: actor.id,
        at,
      }),

    /** Tells everybody of them that the last day of a key is near. */
    sendEnding: (tx: Tx, platformId: bigint, key: NamedKey, lastDay: string, at: Date): Promise<void> =>
      send(tx, platformId, 'API_KEY_ENDING_MAIL', key, { values: { lastDay }, at }),
  };
}

export type CredentialNotices = ReturnType<typeof createCredentialNotices>;
