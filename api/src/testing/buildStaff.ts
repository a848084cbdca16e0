import { buildPlatform, buildUser } from './builders.ts';
import type { TestApp } from './testApp.ts';

/** A member of staff on a staff platform of its own, signed in. */
export async function buildStaff({ db, signIn }: Pick<TestApp, 'db' | 'signIn'>) {
  const platform = await buildPlatform(db, { is_staff: true });
  const user = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: ['STAFF_ACCESS'],
  });
  return { platform, user, call: await signIn(user.email) };
}
