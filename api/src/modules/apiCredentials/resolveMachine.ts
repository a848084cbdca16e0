import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { RIGHTS_OF_SCOPE } from '@portal/shared/domain/access/apiScopes';
import type { Environment } from '@portal/shared/domain/enumerations';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { API_KEY_FAILURES } from '../../errors/apiKeyErrors.ts';
import { AppError } from '../../errors/AppError.ts';
import type { ResolveMachine } from '../../plugins/machineCalls.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import type { Clock } from '../../runtime/clock.ts';
import { createGuessCounter, readMachineUser } from '../identity/index.ts';
import { environmentOf, readAuthorization, type GivenKey } from './apiKeys.ts';
import { findWorkingCredential, saveUse } from './keyRepository.ts';
import { readScopes } from './readScopes.ts';

interface ResolveMachineDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly environment: Environment;
}

const { guessesOfAddress, usedEveryMs } = SERVER_SETTINGS.apiKeys;

/**
 * Returns the caller of a key, read anew for every call, so that a key that was deactivated works nowhere from then on. Raises
 * 401 for a key that does not work, whatever the reason, and for one of another environment, 403 until the organisation's
 * business is verified, and 429 after many wrong keys from one address.
 */
export function createResolveMachine({ db, clock, environment }: ResolveMachineDeps): ResolveMachine {
  const guesses = createGuessCounter({ db, clock });

  const find = async ({ key, platformClientId }: GivenKey, now: Date) => {
    const credential = await findWorkingCredential(db, hashToken(key), now);
    if (credential === undefined) return null;
    const scopes = readScopes(credential.scopes);
    const rights = scopes.flatMap((scope) => RIGHTS_OF_SCOPE[scope]);
    const user = await readMachineUser(db, keyOf(credential), rights);
    if (user === null || (platformClientId !== null && platformClientId !== user.platformClientId)) return null;
    return { credential, user, scopes };
  };

  return async ({ authorization, address, call }) => {
    const now = clock.now();
    const given = readAuthorization(authorization);
    const madeIn = given === null ? null : environmentOf(given.key);
    if (madeIn !== null && madeIn !== environment)
      throw new AppError({ ...API_KEY_FAILURES.environment, values: { environment: madeIn } });
    const found = given === null || madeIn === null ? null : await find(given, now);
    if (found === null) {
      // Only what is wrong counts: a right key is never kept waiting by those who guess behind the same address.
      const limit = { of: 'address', key: `apiKey:${addressGroup(address)}`, attempts: guessesOfAddress } as const;
      await guesses.count([limit], () => Promise.resolve());
      throw new AppError(API_KEY_FAILURES.invalid);
    }
    const { credential, user, scopes } = found;
    if (!isAllowedByReview(user.kybStatus, 'INTEGRATE')) throw new AppError(API_KEY_FAILURES.review);
    if (now.getTime() - (credential.last_used_at?.getTime() ?? 0) >= usedEveryMs)
      await saveUse(db, keyOf(credential), now, call);
    return { user, scopes, grant: null };
  };
}
