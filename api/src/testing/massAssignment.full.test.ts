import { greedy, openPrivilegeFixture } from './privilegeFixture.ts';

/** Every route with samples of its own, so that each call can succeed. */
const fixture = await openPrivilegeFixture();
afterAll(() => fixture.close());

it.each(fixture.routes.map((route) => [route.name, route] as const))(
  '%s gives nobody more than they had',
  async (_name, route) => {
    const call = await fixture.signIn();
    const samples = await fixture.samples(call);
    const before = await fixture.privileges();
    expect((await call(greedy(route, samples))).statusCode).toBeLessThan(500);
    expect(await fixture.privileges()).toEqual(before);
  },
);
