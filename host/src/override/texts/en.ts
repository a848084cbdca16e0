import type { OverrideTexts } from './OverrideTexts.ts';

export const en: OverrideTexts = {
  title: 'Try a build',
  lead: 'Loads a build of your own machine in the place of the served version, in this tab only, for at most eight hours.',
  origin: 'Address of the build',
  originHint: 'Its development server, such as http://localhost:3000',
  begin: 'Load this build',
  checking: 'Checking the build',
  signIn: 'Sign in',
  reset: 'Reset',
  open: 'Open the portal',
  noBuild: 'There is no portal at {origin}. Start it there and try again.',
  notAnOrigin: 'Enter an address such as http://localhost:3000',
  running: 'Build of {origin}, until {time}',
  waiting: 'The build of {origin} loads once staff have signed in.',
  ended: 'The override has ended.',
  reload: 'Load the served version',
  refused: {
    signIn: 'Sign in as a member of the portal’s staff, then try again.',
    staffOnly: 'Only the portal’s staff may load a build.',
    production: 'In production only the served version runs.',
    origin: 'No build may be loaded from {origin}. OVERRIDE_ORIGINS names the addresses that are allowed.',
    unreachable: 'The service is not responding. Try again in a minute.',
  },
};
