import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';
import type { ApiCredentialAction, ApiCredentialType } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { listOrganizationHolders } from '../identity/index.ts';
import { ownTreatment } from '../../providers/flags/createTreatmentProvider.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { MANAGING } from './credentialAccess.ts';
import { isClientType } from './credentialTypes.ts';

type Occasion = ApiCredentialAction | 'ENDING';

const KEY_TOPICS = {
  CREATED: 'API_KEY_CREATED_MAIL',
  REVEALED: 'API_KEY_REVEALED_MAIL',
  DEACTIVATED: 'API_KEY_DEACTIVATED_MAIL',
  ENDING: 'API_KEY_ENDING_MAIL',
} as const satisfies Record<Occasion, string>;

/** The secret of a client is never revealed. */
const CLIENT_TOPICS = {
  ...KEY_TOPICS,
  CREATED: 'OAUTH_CLIENT_CREATED_MAIL',
  DEACTIVATED: 'OAUTH_CLIENT_DEACTIVATED_MAIL',
  ENDING: 'OAUTH_CLIENT_ENDING_MAIL',
} as const satisfies Record<Occasion, string>;

const { mailedHolders } = SERVER_SETTINGS.apiKeys;

const REPLACED = 'integrations-replace-api-keys';

interface NamedKey {
  readonly type: ApiCredentialType;
  readonly displayName: string;
  readonly maskedKey: string;
}

interface CredentialNoticesDeps {
  readonly sendNotice: SendNotice;
}

/** Mails to those who manage credentials of a type. */
export function createCredentialNotices({ sendNotice }: CredentialNoticesDeps) {
  const send = async (
    tx: Tx,
    platformId: bigint,
    occasion: Occasion,
    { type, displayName, maskedKey }: NamedKey,
    {
      values,
      exceptId,
      at,
    }: { readonly values: Readonly<Record<string, string>>; readonly exceptId?: bigint; readonly at: Date },
  ): Promise<void> => {
    const { name: organisation, feature_treatments } = await findPlatform(tx, platformId);
    const replaced = ownTreatment(feature_treatments, REPLACED) ?? FEATURE_DEFAULTS[REPLACED];
    const topic = (isClientType(type) ? CLIENT_TOPICS : KEY_TOPICS)[occasion];
    for (const { id } of await listOrganizationHolders(tx, platformId, MANAGING[type], mailedHolders)) {
      if (id === exceptId) continue;
      await sendNotice(tx, {
        topic,
        user: { platformId, id },
        values: { organisation, type, key: displayName, maskedKey, replaced, ...values },
        at,
      });
    }
  };

  return {
    /** Tells the others what somebody did with a key. */
    sendAction: (tx: Tx, actor: SessionUser, action: ApiCredentialAction, key: NamedKey, at: Date): Promise<void> =>
      send(tx, actor.platformId, action, key, {
        values: { name: fullName(actor.firstName, actor.lastName) },
        exceptId: actor.id,
        at,
      }),

    /** Tells everybody of them that the last day of a key is near. */
    sendEnding: (tx: Tx, platformId: bigint, key: NamedKey, lastDay: string, at: Date): Promise<void> =>
      send(tx, platformId, 'ENDING', key, { values: { lastDay }, at }),
  };
}

export type CredentialNotices = ReturnType<typeof createCredentialNotices>;
