import type { OperationsTexts } from './OperationsTexts.ts';

export const en: OperationsTexts = {
  title: 'Versions of the portal',
  checking: 'Checking whether you are signed in',
  signIn: 'Sign in',
  signInFirst: 'Sign in as a member of the portal’s staff, then open this page again.',
  staffOnly: 'Only the portal’s staff see this page.',
  unreachable: 'The service does not answer.',
  retry: 'Try again',
  refresh: 'Refresh',
  versions: 'Versions served',
  activeBecause: 'Active since {time}: {by} ran {command} ({what}).',
  size: 'Size',
  failuresOfVersion: 'Failures in the last 30 days',
  failures: {
    title: 'Modules that did not start',
    none: 'No page has told of a failure in the last 30 days.',
    day: 'Day (UTC)',
    version: 'Version',
    module: 'Module',
    code: 'Code',
    count: 'Times',
    last: 'Last',
  },
  journal: {
    title: 'Changes',
    none: 'The store is kept elsewhere; its journal is there.',
    time: 'Time',
    by: 'By',
    change: 'Change',
  },
};
