import type { Account } from '@portal/shared/contract/customers';
import { isKybCleared } from '@portal/shared/domain/access/businessReview';
import { getFeatures, type SignedIn } from '../../entities/platform/signedIn.ts';

interface BannerContext extends SignedIn {
  /** Undefined until it is known. */
  readonly account: Account | undefined;
  /** The user has waited here for the approval of the business. */
  readonly awaitsApproval: boolean;
}

const isNotSubmitted = ({ kybStatus }: BannerContext['principal']): boolean => kybStatus === 'NOT_SUBMITTED';

const isRejected = ({ kybStatus }: BannerContext['principal']): boolean => kybStatus === 'REJECTED';

/** When each banner stands above the pages, in the order in which they stand. */
const CONDITIONS = {
  emulation: ({ principal }: BannerContext) => principal.emulationPlatformId !== null,
  frozen: ({ account }: BannerContext) => account?.status === 'FROZEN',
  review: ({ principal }: BannerContext) =>
    !isKybCleared(principal.kybStatus) && !isNotSubmitted(principal) && !isRejected(principal),
  rejected: ({ principal }: BannerContext) => isRejected(principal),
  finish: ({ principal }: BannerContext) => isNotSubmitted(principal) && !principal.onboarded,
  information: ({ principal }: BannerContext) => isNotSubmitted(principal) && principal.onboarded,
  approved: ({ principal, awaitsApproval }: BannerContext) => awaitsApproval && principal.kybStatus === 'APPROVED',
  sandbox: ({ platform }: BannerContext) => platform.environment === 'Sandbox',
  verifyEmail: ({ principal }: BannerContext) => principal.status === 'PENDING',
  newAddress: ({ platform }: BannerContext) => getFeatures(platform)['new-address-banner'],
} as const;

export type BannerName = keyof typeof CONDITIONS;

const NAMES = Object.keys(CONDITIONS).filter((name): name is BannerName => name in CONDITIONS);

/** The banners of a user, in their fixed order; none without the base authority. */
export const getBanners = (context: BannerContext): readonly BannerName[] =>
  context.principal.authorities.includes('IS_LOGGED_IN') ? NAMES.filter((name) => CONDITIONS[name](context)) : [];
