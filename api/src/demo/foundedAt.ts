import { DEMO_PLATFORMS } from './demoOrganisation.ts';

const DAY_MS = 86_400_000;

/** Creation time of a platform and of everything in it. */
export function foundedAt(platform: string, now: Date): Date {
  const { ageDays = 0 } = DEMO_PLATFORMS.find(({ clientId }) => clientId === platform) ?? {};
  return new Date(now.getTime() - ageDays * DAY_MS);
}
