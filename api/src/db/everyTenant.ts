import { sql } from 'kysely';

/** Marks a statement that intentionally covers all platforms, such as a clean-up or resuming work at start-up. */
export const EVERY_TENANT = sql.raw('/* every tenant */');
