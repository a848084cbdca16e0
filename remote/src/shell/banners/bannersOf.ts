import type { Account } from '@portal/shared/contract/customers';
import { isKybCleared } from '@portal/shared/domain/access/permissions';
import { featuresOf, type SignedIn } from '../../entities/platform/signedIn.ts';

interface Situation extends SignedIn {
  /** Undefined until it is known. */
  readonly account: Account | undefined;
}

/** The organisation has to send something before its review goes on. */
const needsInformation = ({ kybStatus }: Situation['principal']): boolean => kybStatus === 'NOT_SUBMITTED';

const isRejected = ({ kybStatus }: Situation['principal']): boolean => kybStatus === 'REJECTED';

/** When each banner stands above the pages, in the order in which they stand. */
const CONDITIONS = {
  emulation: ({ principal }: Situation) => principal.emulationPlatformId !== null,
  frozen: ({ account }: Situation) => account?.status === 'FROZEN',
  review: ({ principal }: Situation) =>
    !isKybCleared(principal.kybStatus) && !needsInformation(principal) && !isRejected(principal),
  rejected: ({ principal }: Situation) => isRejected(principal),
  information: ({ principal }: Situation) => needsInformation(principal),
  sandbox: ({ platform }: Situation) => platform.environment === 'Sandbox',
  verifyEmail: ({ principal }: Situation) => principal.status === 'PENDING',
  newAddress: ({ platform }: Situation) => featuresOf(platform)['new-address-banner'],
} as const;

export type BannerName = keyof typeof CONDITIONS;

const NAMES = Object.keys(CONDITIONS).filter((name): name is BannerName => name in CONDITIONS);

/** The banners of a user, in their fixed order; none without the base authority. */
export const bannersOf = (situation: Situation): readonly BannerName[] =>
  situation.principal.authorities.includes('IS_LOGGED_IN') ? NAMES.filter((name) => CONDITIONS[name](situation)) : [];
