import { createHttpKybChecks } from './createHttpKybChecks.ts';
import type { CheckedBusiness } from './KybChecks.ts';
import { startKybSandbox } from './sandbox/startKybSandbox.ts';

const key = 'a key of thirty-two letters or more';
const sandbox = await startKybSandbox({ port: 0, key, hosts: [], file: null });
afterAll(() => sandbox.close());
const url = `http://127.0.0.1:${sandbox.port}`;
const checks = createHttpKybChecks({ url, key });

const business = (taxId: string | null): CheckedBusiness => ({
  reference: `1-${taxId ?? 'none'}`,
  companyName: 'Tidewater <Research> LLC',
  country: 'US',
  addressLine1: '1 Main Street',
  addressLine2: null,
  city: 'Salem',
  state: 'OR',
  postalCode: '97301',
  phoneNumber: '+12025550117',
  webSite: null,
  taxId,
});

it.each([
  ['12-3456781', ['MATCH', 'MATCH', 'MATCH', 'MATCH']],
  ['12-3456787', ['MATCH', 'MATCH', 'MISMATCH', 'MATCH']],
  ['12-3456788', ['MATCH', 'MATCH', 'MATCH', 'LIST_HIT']],
  [null, ['MATCH', 'MATCH', 'UNKNOWN', 'MATCH']],
])('the tax id %s gives %j', async (taxId, results) => {
  const found = await checks.check(business(taxId));
  expect(found.outcome === 'checked' && found.results.map(({ result }) => result)).toEqual(results);
});

it('is silent about a tax id that ends in 9, and about calls of another key', async () => {
  expect(await checks.check(business('12-3456789'))).toEqual({ outcome: 'failed' });
  const other = createHttpKybChecks({ url, key: `another ${key}` });
  expect(await other.check(business('12-3456781'))).toEqual({ outcome: 'failed' });
});

it('shows what was asked on its page, without tax ids, and goes down and up again', async () => {
  const control = `${url}/dev/kyb`;
  const page = await (await fetch(control)).text();
  expect(page).toContain('Tidewater &lt;Research&gt; LLC');
  expect(page).not.toContain('3456781');
  const set = (body: string) => fetch(control, { method: 'POST', body, redirect: 'manual' });
  expect((await set('down=on')).status).toBe(303);
  expect(await checks.check(business('12-3456781'))).toEqual({ outcome: 'failed' });
  await set('');
  expect(await checks.check(business('12-3456781'))).toMatchObject({ outcome: 'checked' });
});
