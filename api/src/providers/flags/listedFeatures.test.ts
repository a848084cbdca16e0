import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';

const GUIDE = path.resolve(import.meta.dirname, '../../../../docs/CONFIGURATION.md');

it('lists each feature with its default for operators', () => {
  const rows = readFileSync(GUIDE, 'utf8').matchAll(/^\| `([a-z-]+)` +\| (on|off|control) /gm);
  expect(Object.fromEntries([...rows].map(([, name = '', treatment]) => [name, treatment]))).toEqual(FEATURE_DEFAULTS);
});
