import type { OperationsTexts } from './OperationsTexts.ts';

export const en: OperationsTexts = {
  title: 'Versions of the portal',
  checking: 'Checking whether you are signed in',
  signIn: 'Sign in',
  signInFirst: 'Sign in as a member of the portal’s staff, then open this page again.',
  staffOnly: 'Only the portal’s staff can see this page.',
  unreachable: 'The service is not responding.',
  retry: 'Try again',
  refresh: 'Refresh',
  versions: 'Versions served',
  activeBecause: 'Active since {time}: {by} ran {command} ({what}).',
  size: 'Size',
  failuresOfVersion: 'Failures in the last 30 days',
  failures: {
    title: 'Modules that did not start',
    none: 'No page has reported a failure in the last 30 days.',
    day: 'Day (UTC)',
    version: 'Version',
    module: 'Module',
    code: 'Code',
    count: 'Times',
    last: 'Last',
  },
  journal: {
    title: 'Changes',
    none: 'The store is kept elsewhere, and so is its journal.',
    time: 'Time',
    by: 'By',
    change: 'Change',
  },
};
