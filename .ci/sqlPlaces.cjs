/** Where SQL of the API may stand, for ESLint (statements) and dependency-cruiser (imports of kysely). */
module.exports = {
  /** Ends of the names of files that hold SQL. */
  SQL_FILES: ['Repository', 'ReadModel', 'Search'],
  /** Folders of `api/src` whose nature is SQL. */
  SQL_FOLDERS: ['access', 'audit', 'db', 'demo', 'jobs', 'ledger', 'rate-limits', 'testing'],
};
