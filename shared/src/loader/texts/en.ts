import type { LoaderTexts } from '../failureTexts.ts';

export const en: LoaderTexts = {
  loading: 'Loading the portal',
  stillLoading: 'The portal is still loading. It is taking longer than usual.',
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
    advice: 'The people who run this site need to update one of them. Send them the reference below.',
  },
  untrusted: {
    title: 'The portal could not be verified',
    advice:
      'The list of its versions does not come from the people who run it, or was changed on the way, so nothing of it was started. Send them the reference below.',
  },
  disabled: { title: 'The portal is turned off for now', advice: 'Your data is safe. Try again later.' },
  disabledModule: {
    ordering: 'Ordering rewards is turned off for now',
    funding: 'Funding is turned off for now',
    settings: 'Team settings are turned off for now',
  },
  disabledUntil: 'It should be back by {time}.',
  disabledBecause: {
    MAINTENANCE: 'It is under maintenance.',
    INCIDENT: 'A problem with it is being fixed.',
    SECURITY: 'It is closed while a security issue is investigated.',
  },
};
