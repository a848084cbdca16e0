import { greedy, openPrivilegeWorld } from './privilegeWorld.ts';

const world = await openPrivilegeWorld();
afterAll(() => world.close());

it('no route gives anybody more than they had', async () => {
  const samples = await world.samples(await world.signIn());
  const before = await world.standing();
  const failed: string[] = [];
  for (const route of world.routes) {
    const call = await world.signIn();
    const answer = await call(greedy(route, samples));
    if (answer.statusCode >= 500) failed.push(`${route.name}: ${answer.statusCode}`);
  }
  expect(failed).toEqual([]);
  expect(await world.standing()).toEqual(before);
});
