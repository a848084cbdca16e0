import { greedy, openPrivilegeWorld } from './privilegeWorld.ts';

const fixture = await openPrivilegeWorld();
afterAll(() => fixture.close());

it('no route gives anybody more than they had', async () => {
  const samples = await fixture.samples(await fixture.signIn());
  const before = await fixture.standing();
  const failed: string[] = [];
  for (const route of fixture.routes) {
    const call = await fixture.signIn();
    const answer = await call(greedy(route, samples));
    if (answer.statusCode >= 500) failed.push(`${route.name}: ${answer.statusCode}`);
  }
  expect(failed).toEqual([]);
  expect(await fixture.standing()).toEqual(before);
});
