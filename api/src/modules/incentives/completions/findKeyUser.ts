import { RIGHTS_OF_SCOPE } from '@portal/shared/domain/access/apiScopes';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';
import { readMachineUser } from '../../identity/index.ts';
import type { CompletionRow } from './completionRepository.ts';

/** Returns the user who stands for the key that a completion came with, also once it was deactivated; null without one. */
export const findKeyUser = (
  executor: Executor,
  { platform_id: platformId, credential_id: id }: CompletionRow,
): Promise<SessionUser | null> =>
  id === null
    ? Promise.resolve(null)
    : readMachineUser(executor, { platformId, id }, RIGHTS_OF_SCOPE['research:write']);
