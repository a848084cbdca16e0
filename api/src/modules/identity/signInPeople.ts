import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SignInPeople } from '../signInPolicy/index.ts';
import { listOrganizationHolders, listUsers } from './rightsReadModel.ts';
import { countFactors, countPasswordPeople, countPeopleAtDomains } from './signInPeopleReadModel.ts';

/** The people of organisations, as far as the rules of their sign-in concern them. */
export const signInPeople: Omit<SignInPeople, 'countSignedIn' | 'listComingIn'> = {
  listUsers,
  listAdministrators: async (executor, platformId) => {
    const { administratorsListed } = SERVER_SETTINGS.signInPolicy;
    const holders = await listOrganizationHolders(executor, platformId, 'AUTH_MANAGEMENT_MANAGE', administratorsListed);
    return listUsers(
      executor,
      platformId,
      holders.map(({ id }) => id),
    );
  },
  countPeople: async (executor, platformId) => {
    const { password, withoutFactor } = await countPasswordPeople(executor, platformId);
    const found = new Map((await countFactors(executor, platformId)).map(({ type, people }) => [type, people]));
    const [PHONE, EMAIL, OTP] = MFA_TYPES.map((type) => found.get(type) ?? 0);
    return { password, withoutFactor, factors: { PHONE: PHONE ?? 0, EMAIL: EMAIL ?? 0, OTP: OTP ?? 0 } };
  },
  countAtDomains: async (executor, platformId) =>
    new Map((await countPeopleAtDomains(executor, platformId)).map(({ domain, people }) => [domain, people])),
};
