/** @jest-environment node */
import { Value } from '@sinclair/typebox/value';
import { readRegistry } from '../loader/readRegistry.ts';
import { buildRegistry } from '../testing/registry.ts';
import { registrySchema } from './registrySchema.ts';

type Json = Record<string, unknown>;

const isRead = (registry: unknown): boolean => {
  try {
    readRegistry(JSON.stringify(registry));
    return true;
  } catch {
    return false;
  }
};

/** A registry in which the value at `path` is another, or is missing. */
function changed(path: string, value?: unknown): Json {
  const registry = JSON.parse(JSON.stringify(buildRegistry())) as Json;
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((one, key) => one[key] as Json, registry);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return registry;
}

const ROW = 'remotes/portal/versions/1.4.2';

test.each([
  ['as it is', buildRegistry()],
  ['with what a later build adds', changed(`${ROW}/later`, { any: 'thing' })],
  ['without the list of files', changed(`${ROW}/assets`)],
  ['without a range of APIs', changed(`${ROW}/contract/requiresApi`)],
  ['with a budget', changed(`${ROW}/modules/portal/budgetMs`, 10_000)],
  ['with a version before', changed('remotes/portal/previous', '1.4.1')],
])('a registry %s has the published schema, and is read', (_, registry) => {
  expect([Value.Check(registrySchema, registry), isRead(registry)]).toEqual([true, true]);
});

test.each([
  ['another schema', changed('schema', 2)],
  ['no serial', changed('serial')],
  ['a serial that is no number', changed('serial', '412')],
  ['no origins', changed('origins')],
  ['remotes that are a list', changed('remotes', [])],
  ['a container that is no name', changed(`${ROW}/container`, 'Portal-1')],
  ['an entry without integrity', changed(`${ROW}/entry/integrity`, '')],
  ['a file without integrity', changed(`${ROW}/assets`, { 'a.js': 'md5-AAAA' })],
  ['no contract', changed(`${ROW}/contract`)],
  ['capabilities that are no list', changed(`${ROW}/capabilities/requires`, 'session@1')],
  ['a budget of 0', changed(`${ROW}/modules/portal/budgetMs`, 0)],
  ['a budget below 0', changed(`${ROW}/modules/portal/budgetMs`, -5)],
  ['a budget that is no number', changed(`${ROW}/modules/portal/budgetMs`, '10')],
  ['a module that is neither on nor off', changed(`${ROW}/modules/portal/enabled`, 'yes')],
])('a registry with %s has not, and is refused', (_, registry) => {
  expect([Value.Check(registrySchema, registry), isRead(registry)]).toEqual([false, false]);
});
