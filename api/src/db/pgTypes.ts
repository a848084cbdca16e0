import pg from 'pg';

/** The application's role: it can write to the ledger only through the database's functions. */
export const APP_ROLE = 'portal_app';

const INT8 = 20;
const DATE = 1082;
const INT8_ARRAY = 1016;

const toBigints = (text: string): bigint[] =>
  text
    .slice(1, -1)
    .split(',')
    .filter((entry) => entry !== '')
    .map(BigInt);

/** Type parsers for both databases: int8 as bigint, date as ISO text (the drivers disagree on its time zone). */
export const pgTypes = new pg.TypeOverrides();
pgTypes.setTypeParser(INT8, BigInt);
pgTypes.setTypeParser(INT8_ARRAY, toBigints);
pgTypes.setTypeParser(DATE, String);
