import { greedy, openPrivilegeFixture } from './privilegeFixture.ts';

const fixture = await openPrivilegeFixture();
afterAll(() => fixture.close());

it('no route gives anybody more than they had', async () => {
  const samples = await fixture.samples(await fixture.signIn());
  const before = await fixture.privileges();
  const failed: string[] = [];
  for (const route of fixture.routes) {
    const call = await fixture.signIn();
    const response = await call(greedy(route, samples));
    if (response.statusCode >= 500) failed.push(`${route.name}: ${response.statusCode}`);
  }
  expect(failed).toEqual([]);
  expect(await fixture.privileges()).toEqual(before);
});
