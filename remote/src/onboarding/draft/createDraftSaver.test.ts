import type { Onboarding, OnboardingBody } from '@portal/shared/contract/onboarding';
import { buildOnboarding } from '../testing/buildOnboarding.ts';
import { createDraftSaver } from './createDraftSaver.ts';

const first = buildOnboarding();
const named = (legalName: string) => ({
  step: 'company' as const,
  content: { ...first.content, company: { ...first.content.company, legalName } },
  taxId: '',
});

let puts: OnboardingBody[];
let put: (body: OnboardingBody) => Promise<Onboarding>;
beforeEach(() => {
  puts = [];
  put = (body) => {
    puts.push(body);
    return Promise.resolve(buildOnboarding({ version: body.version + 1, step: body.step, content: body.content }));
  };
});

test('saves one after the other, each over the version before it, and nothing twice', async () => {
  const saver = createDraftSaver({ draft: first, put: (body) => put(body) });
  await Promise.all([saver.save(named('Tide')), saver.save(named('Tidewater')), saver.save(named('Tidewater'))]);
  expect(puts.map(({ version, content }) => [version, content.company.legalName])).toEqual([
    [0, 'Tide'],
    [1, 'Tidewater'],
  ]);
});

test('sends a tax id once, and again when it is another', async () => {
  const saver = createDraftSaver({ draft: first, put: (body) => put(body) });
  for (const taxId of ['12-3456789', '12-3456789', '', '98-7654321']) await saver.save({ ...named('Tide'), taxId });
  expect(puts.map(({ taxId }) => taxId)).toEqual(['12-3456789', '98-7654321']);
});

test('a refused save is sent again, over the version that was chosen', async () => {
  const saver = createDraftSaver({ draft: first, put: (body) => put(body) });
  const accept = put;
  put = () => Promise.reject(new Error('changed'));
  await expect(saver.save(named('Tide'))).rejects.toThrow('changed');
  put = accept;
  saver.goOnFrom(buildOnboarding({ version: 7 }));
  await saver.save(named('Tide'));
  expect(puts.map(({ version }) => version)).toEqual([7]);
});
