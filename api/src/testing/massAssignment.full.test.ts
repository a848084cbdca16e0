import { greedy, openPrivilegeWorld } from './privilegeWorld.ts';

/** Every route with samples of its own, so that each call can succeed. */
const world = await openPrivilegeWorld();
afterAll(() => world.close());

it.each(world.routes.map((route) => [route.name, route] as const))(
  '%s gives nobody more than they had',
  async (_name, route) => {
    const call = await world.signIn();
    const samples = await world.samples(call);
    const before = await world.standing();
    expect((await call(greedy(route, samples))).statusCode).toBeLessThan(500);
    expect(await world.standing()).toEqual(before);
  },
);
