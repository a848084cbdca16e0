import { readOptions } from '../harness/options.ts';
import { fillLargeDemo } from './fillLargeDemo.ts';

/**
 * `npm run demo:large [-- --lines 1000000 --seed 1]`: lays a year of past orders over the demo platform in DATABASE_URL,
 * with their money, rewards and what was spent of them. Does nothing where they are already; refuses production.
 */
const { lines, seed } = readOptions('demo:large', { lines: 1_000_000, seed: 1 });
const databaseUrl = process.env['DATABASE_MIGRATION_URL'] || process.env['DATABASE_URL'];
const dataDir = process.env['DATA_DIR'] || './data';
if (process.env['NODE_ENV'] === 'production') throw new Error('demo:large is refused when NODE_ENV=production');
if (!databaseUrl) throw new Error('demo:large needs DATABASE_URL, the address of a PostgreSQL');

const begin = performance.now();
const written = await fillLargeDemo({ dataDir, databaseUrl }, { lines, seed });
const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
console.log(written === 0 ? 'The orders are there already.' : `${written} lines written in ${seconds} s.`);
