import type { HomeTexts } from './HomeTexts.ts';

export const en: HomeTexts = {
  title: 'Good things for the people you work with',
  lead: 'Choose a reward, send it from a prepaid account and see it arrive.',
  picture: 'Money in an account becomes a reward, and the reward reaches people by email.',
  steps: ['Fund an account', 'Choose a reward', 'Send it by email'],
  start: 'Where to start',
  retry: 'Try again',
  about: {
    ordering: 'Choose a reward and add the recipients. Each gets an email with a page of their own.',
    funding: 'See the balance of each account, and every payment in and out.',
    settings: 'Manage your profile, your password and your team’s balance alerts.',
  },
  session: {
    checking: 'Checking whether you are signed in',
    signedInAs: 'Signed in as {name}',
    signedIn: 'You are signed in.',
    signedOut: 'You are not signed in.',
    unreachable: 'The service is not responding, so we cannot tell whether you are signed in.',
    open: 'Open the portal',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
};
