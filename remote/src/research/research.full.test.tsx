import { screen } from '@testing-library/react';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { fullTest } from '../testing/fullTest.ts';
import { fromNewerServer } from '../testing/valueOfNewerServer.ts';
import { buildCompletion, buildIncentive } from './testing/buildIncentive.ts';
import { openResearch } from './testing/openResearch.ts';

fullTest('states and words of a newer server have a neutral text', async () => {
  await openResearch('/qualtrics-research/details/i1', {
    ...fromNewerServer({
      'GET /incentives/:incentiveId': () => buildIncentive({ counts: [{ status: 'COMPLETE', count: 40 }] }),
      'GET /incentives/:incentiveId/completions': () => [buildCompletion()],
    }),
  });
  expect((await screen.findAllByText('Another status')).length).toBeGreaterThan(2);
});

fullTest('the page speaks French', async () => {
  await openResearch('/qualtrics-research/details/i1', { 'GET /account': () => buildPrincipal({ langKey: 'fr' }) });
  expect(await screen.findByRole('heading', { name: 'Limites' })).toBeVisible();
  expect(screen.getByText('Le solde couvre 49 réponses')).toBeVisible();
});
