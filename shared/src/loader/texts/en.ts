import type { LoaderTexts } from '../failureTexts.ts';

export const en: LoaderTexts = {
  loading: 'Loading the portal',
  retry: 'Try again',
  reference: 'Reference for support: {code}',
  unreachable: {
    title: 'The portal could not be reached',
    advice: 'Nothing was lost. Check your connection, then try again.',
  },
  broken: {
    title: 'The portal could not be started',
    advice: 'Nothing was lost. Try again. If that does not help, contact support with the reference below.',
  },
  mismatch: {
    title: 'This page and the portal do not match',
    advice: 'Whoever runs this site needs to update one of them. Send them the reference below.',
  },
  disabled: { title: 'The portal is switched off for now', advice: 'Your data is safe. Try again later.' },
  disabledUntil: 'It should be back by {time}.',
  disabledBecause: {
    MAINTENANCE: 'It is being maintained.',
    INCIDENT: 'A fault in it is being repaired.',
    SECURITY: 'It is closed while a question of security is examined.',
  },
};
