import { ALWAYS, describeRows } from './idempotencyRows.ts';

describeRows((name) => !ALWAYS.includes(name));
