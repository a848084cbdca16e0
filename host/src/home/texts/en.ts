import type { HomeTexts } from './HomeTexts.ts';

export const en: HomeTexts = {
  title: 'Good things for the people you work with',
  lead: 'Choose a reward, send it from a prepaid account and see it arrive.',
  picture: 'Money in an account becomes a reward, and the reward reaches people by email.',
  steps: ['Fund an account', 'Choose a reward', 'Send it by email'],
  start: 'Where to start',
  retry: 'Try again',
  about: {
    ordering: 'Choose a reward and name the people. Each of them gets an email with a page of their own.',
    funding: 'See what an account holds, and every payment in and out of it.',
    settings: 'Your profile, your password and the balance alerts of your team.',
  },
  session: {
    checking: 'Checking whether you are signed in',
    signedInAs: 'Signed in as {name}',
    signedIn: 'You are signed in.',
    signedOut: 'You are not signed in.',
    unreachable: 'The service does not answer, so we cannot tell whether you are signed in.',
    open: 'Open the portal',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
  versions: 'Versions served (for operators)',
};
