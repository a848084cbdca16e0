import { randomUUID } from 'node:crypto';
import { ADMINISTRATOR_ROLE } from '@portal/shared/domain/access/grantableAuthorities';
import { currencyOfCountry } from '@portal/shared/domain/onboarding/currencyOfCountry';
import { writeAudit } from '../../audit/writeAudit.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import { identifierFrom, type OpeningService } from '../accounts/index.ts';
import type { PortalTerms } from '../agreements/index.ts';
import { insertUser, readJobUser, type UserRow } from '../identity/index.ts';
import { insertSignupAnswers } from '../onboarding/index.ts';
import { insertPlatform } from '../platforms/index.ts';
import { insertDefaultRoles } from '../team/index.ts';
import { insertStandardPrintTemplate } from '../printTemplates/index.ts';
import { insertStandardTemplate } from '../templates/index.ts';
import { SIGNUP_FAILURES } from './signupErrors.ts';
import type { SignupRequest } from './signupRequest.ts';

/** A request whose address is proven. */
type ProvenRequest = Omit<SignupRequest, 'token'>;

export interface OpenOrganisationDeps {
  readonly opener: OpeningService;
  readonly terms: Pick<PortalTerms, 'recordAcceptance'>;
}

/**
 * Makes the organisation of a sign-up, with its first group and account, and its administrator, who is returned. Raises 409 when
 * somebody signs in with the address by now.
 */
export async function openOrganisation(
  tx: Tx,
  { opener, terms }: OpenOrganisationDeps,
  request: ProvenRequest,
  passwordHash: string,
  at: Date,
): Promise<UserRow> {
  const { companyName, country, email } = request;
  const clientId = identifierFrom(companyName, 'company');
  const platform = await insertPlatform(tx, {
    platform_client_id: clientId,
    identity_hash: hashToken(clientId),
    name: companyName,
    kyb_status: 'NOT_SUBMITTED',
    onboarded_at: null,
    support_email: email,
    created_at: at,
  });
  await insertStandardTemplate(tx, platform);
  await insertStandardPrintTemplate(tx, platform);
  const roles = await insertDefaultRoles(tx, platform);
  const administrator = await insertAdministrator(tx, platform.id, request, {
    password_hash: passwordHash,
    password_changed_at: at,
    role_id: roles.find(({ name }) => name === ADMINISTRATOR_ROLE)?.id ?? null,
    created_at: at,
    modified_at: at,
  });
  await openFirstAccount(tx, opener, administrator, { companyName, country, email });
  await insertSignupAnswers(tx, { platform_id: platform.id, ...toAnswers(request) });
  await terms.recordAcceptance(tx, {
    ...request.terms,
    platformId: platform.id,
    userId: administrator.id,
    ipAddress: request.ipAddress,
    at: new Date(request.at),
  });
  await writeAudit(tx, {
    platformId: platform.id,
    actorUserId: administrator.id,
    action: 'platform.signedUp',
    entityType: 'platform',
    entityId: clientId,
    at,
  });
  return administrator;
}

type FirstColumns = Pick<UserRow, 'password_hash' | 'password_changed_at' | 'role_id' | 'created_at' | 'modified_at'>;

async function insertAdministrator(
  tx: Tx,
  platformId: bigint,
  { firstName, lastName, email, langKey }: ProvenRequest,
  columns: FirstColumns,
): Promise<UserRow> {
  try {
    return await insertUser(tx, {
      ...columns,
      platform_id: platformId,
      identity_hash: randomUUID(),
      email: email.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      lang_key: langKey,
      status: 'ACTIVATED',
      organization_access: true,
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(SIGNUP_FAILURES.taken) : error;
  }
}

/** Opens "{company} group" and "{company} main account" in the currency of the company's country. */
async function openFirstAccount(
  tx: Tx,
  opener: OpeningService,
  administrator: UserRow,
  { companyName, country, email }: Pick<ProvenRequest, 'companyName' | 'country' | 'email'>,
): Promise<void> {
  const user = await readJobUser(tx, keyOf(administrator));
  if (user === null) throw new Error('The administrator of a new organisation may not sign in');
  const group = await opener.createGroup(tx, user, { displayName: `${companyName} group`, identifier: '' });
  await opener.createAccount(tx, user, {
    active: true,
    currencyCode: currencyOfCountry(country),
    displayName: `${companyName} main account`,
    contactEmail: email,
    customerIdentifier: group.identifier,
    identifier: '',
  });
}

/** The answers that are reviewed later, as they are kept. */
const toAnswers = (request: ProvenRequest) => ({
  email: request.email,
  company_name: request.companyName,
  country: request.country,
  address_line1: request.addressLine1,
  address_line2: request.addressLine2,
  city: request.city,
  state: request.state,
  postal_code: request.postalCode,
  annual_spend_over_100k: request.annualSpendOver100k,
  distributes_on_behalf: request.distributesOnBehalf,
  use_case: request.useCase,
  use_case_detail: request.useCase === 'OTHER' ? request.useCaseDetail : '',
  signed_up_at: new Date(request.at),
});
