import { sql } from 'kysely';

/** Marks a statement that is meant for the rows of every platform, such as a clean-up or the work that a start resumes. */
export const EVERY_TENANT = sql.raw('/* every tenant */');
