import { sql, type SqlBool } from 'kysely';

/**
 * The condition "this user is a person of the organisation" for any query that names table `users`: neither a stand-in for
 * staff nor the user of a key of the API. Use: `.where(isPerson)`.
 */
export const isPerson = sql<SqlBool>`(users.staff_email is null and users.credential_id is null)`;
