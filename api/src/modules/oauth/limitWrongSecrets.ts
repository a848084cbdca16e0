import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import type { Clock } from '../../runtime/clock.ts';
import { createGuessCounter } from '../identity/index.ts';

const { guessesOfAddress } = SERVER_SETTINGS.apiKeys;

/**
 * Answers 429 after many wrong client secrets from one address, and lets no cookie out. Only what is wrong counts: a right secret is
 * never kept waiting by those who guess behind the same address.
 */
export function limitWrongSecrets(deps: { readonly db: Db; readonly clock: Clock }) {
  const guesses = createGuessCounter(deps);
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    ctx.remove('set-cookie');
    if (ctx.status !== 401) return;
    try {
      const key = `oauthClient:${addressGroup(ctx.ip)}`;
      await guesses.count([{ of: 'address', key, attempts: guessesOfAddress }], () => Promise.resolve());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const seconds = error.values?.['seconds'] ?? '60';
      ctx.status = error.status;
      ctx.set('retry-after', seconds);
      ctx.body = {
        error: 'invalid_client',
        error_description: `too many wrong secrets, try again in ${seconds} seconds`,
      };
    }
  };
}
