import type { SsoAnswers } from '@portal/shared/contract/ssoConnections';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { open } from '../../../crypto/seal.ts';
import type { Db } from '../../../db/client.ts';
import { oneOf } from '../../../db/oneOf.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { SAML_REFUSALS } from '../../../saml/SamlRefused.ts';
import { samlProblemKey } from './samlFailures.ts';
import { listAnswers } from './samlRepository.ts';

interface AnswersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
}

/** Returns the function that lists the last answers of a connection, newest first. */
export const createListAnswers =
  ({ db, clock, credentialKey }: AnswersDeps) =>
  async (connection: TenantKey): Promise<SsoAnswers> => {
    const since = new Date(clock.now().getTime() - SERVER_SETTINGS.samlAnswers.keptMs);
    const rows = await listAnswers(db, connection, since);
    return rows.map(({ id, received_at, refusal, xml }) => ({
      answerId: String(id),
      date: received_at.toISOString(),
      isAccepted: refusal === null,
      i18nKey: refusal === null ? null : samlProblemKey(oneOf(SAML_REFUSALS, refusal)),
      values: {},
      xml: toLines(open(credentialKey, xml)),
    }));
  };

/** Returns XML with each tag on a line of its own. */
const toLines = (xml: string): string => xml.replaceAll(/>\s*</g, '>\n<');
