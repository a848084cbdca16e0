import { rewardPage } from './rewardPage.ts';
import { sampleReward } from './sampleReward.ts';

test('a link whose reward was replaced promises neither a balance nor days to use it', async () => {
  const view = { ...sampleReward('en', new Date('2026-11-20T09:00:00Z')), remainingMinor: 2_000n };
  expect(await rewardPage(view, 'en')).toMatch(/Balance left: \$20\.00.*does not expire/is);
  const replaced = await rewardPage({ ...view, state: 'replaced' }, 'en');
  expect(replaced).toContain('has replaced this reward with a new one');
  expect(replaced).not.toMatch(/Balance left|does not expire/i);
  expect(await rewardPage(view, 'fr')).toContain('Valeur\u00a0: ');
});
