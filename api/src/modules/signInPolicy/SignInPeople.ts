import type { FieldError } from '@portal/shared/contract/common';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';

/** A person of the organisation. */
export interface Colleague {
  readonly id: bigint;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** How many people of an organisation sign in by what they have here. */
export interface PeopleCounts {
  readonly password: number;
  readonly factors: Readonly<Record<MfaType, number>>;
  /** People who have a password and no way to get a code. */
  readonly withoutFactor: number;
}

/** How many people of an organisation have signed in from outside. */
export interface SignedInCounts {
  readonly google: number;
  /** By the row id of the connection. */
  readonly connections: ReadonlyMap<bigint, number>;
}

/** People who come in by a connection: at one domain, with a password or without, and apart from "only through the company" or not. */
export interface ComingIn {
  readonly domain: string;
  readonly hasPassword: boolean;
  readonly isExempt: boolean;
  readonly people: number;
}

/** The people of organisations, as identity and the protocols know them. */
export interface SignInPeople {
  readonly listUsers: (executor: Executor, platformId: bigint, ids: readonly bigint[]) => Promise<Colleague[]>;
  /** Active administrators of sign-in with access to the whole organisation. */
  readonly listAdministrators: (executor: Executor, platformId: bigint) => Promise<Colleague[]>;
  readonly countPeople: (executor: Executor, platformId: bigint) => Promise<PeopleCounts>;
  readonly countSignedIn: (executor: Executor, platformId: bigint) => Promise<SignedInCounts>;
  /** Those who may sign in, and have done so by a connection. `exempt`: the users apart. */
  readonly listComingIn: (
    executor: Executor,
    connection: { readonly platformId: bigint; readonly identifier: string },
    exempt: readonly bigint[],
  ) => Promise<ComingIn[]>;
  /** By domain, in lower case. */
  readonly countAtDomains: (executor: Executor, platformId: bigint) => Promise<ReadonlyMap<string, number>>;
}

/** The fields of a form that name a role and where it counts. */
export interface GrantFields {
  readonly roleId: string;
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: string[];
  readonly accountIdentifiers: string[];
}

/** The roles of organisations, as the team knows them. */
export interface SignInRoles {
  /** Returns what is wrong with a grant: gone, or beyond the rights and the access of who gives it. */
  readonly checkGrant: (tx: Tx, grantor: SessionUser, fields: GrantFields) => Promise<FieldError[]>;
  readonly findRoleName: (executor: Executor, platformId: bigint, roleId: bigint) => Promise<string | null>;
}
