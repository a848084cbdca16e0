import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { SignInNotices } from './signInNotices.ts';
import { routeDomain, saveCheck, type DomainRow } from './ssoDomainRepository.ts';

interface LookUp {
  /** The key of the text that says what is wrong; null when the record was found. */
  readonly problem: string | null;
  readonly at: Date;
  /** Null for the job. */
  readonly byUserId: bigint | null;
}

/** Problems that say that the record is not there; a name server that is down says nothing. */
const GONE: readonly string[] = ['error.sso.dnsMissing', 'error.sso.dnsOther'];

/**
 * Keeps what a look-up found. The domain leads to the organisation once its record is found, and stays so when it is gone: its people
 * must not be locked out by DNS. It is then marked, and the administrators are mailed once.
 */
export async function keepLookUp(
  tx: Tx,
  notices: SignInNotices,
  before: DomainRow,
  { problem, at, byUserId }: LookUp,
): Promise<void> {
  const { platform_id: platformId, domain, identifier, verified_at, missing_since } = before;
  const isFree = problem !== null || (await routeDomain(tx, platformId, domain));
  const check_problem = isFree ? problem : 'error.sso.domainTaken';
  const isFound = check_problem === null;
  const isGone = verified_at !== null && check_problem !== null && GONE.includes(check_problem);
  await saveCheck(tx, keyOf(before), {
    checked_at: at,
    check_problem,
    verified_at: verified_at ?? (isFound ? at : null),
    missing_since: isFound ? null : (missing_since ?? (isGone ? at : null)),
  });
  const audit = (action: string): Promise<void> =>
    writeAudit(tx, {
      platformId,
      actorUserId: byUserId,
      action: `ssoDomain.${action}`,
      entityType: 'ssoDomain',
      entityId: identifier,
      details: { domain },
      at,
    });
  if (verified_at === null && isFound) await audit('verified');
  if (missing_since !== null && isFound) await audit('found');
  if (missing_since === null && isGone) {
    await audit('missing');
    await notices.sendMissing(tx, platformId, { domain, domainId: identifier }, { exceptId: byUserId, at });
  }
}
