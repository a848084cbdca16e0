import type { IdpPerson } from './IdpContext.ts';

const person = (email: string, givenName: string, familyName: string): IdpPerson => ({
  subject: `sandbox-${email}`,
  email,
  givenName,
  familyName,
});

/** The people of the sandbox: users of the demo, somebody new at its company, and a stranger. */
export const SANDBOX_PEOPLE: readonly IdpPerson[] = [
  person('buyer@demo.example', 'Maya', 'Lindqvist'),
  person('admin@demo.example', 'Tomás', 'Rivera'),
  person('funding@demo.example', 'Grace', 'Okoro'),
  person('anneke.visser@alder-finch.example', 'Anneke', 'Visser'),
  person('nora.lindgren@alder-finch.example', 'Nora', 'Lindgren'),
  person('stranger@elsewhere.example', 'Sam', 'Strange'),
];

/** Returns somebody of an address that is typed; the same address is the same person. */
export const personOf = (email: string, givenName: string, familyName: string): IdpPerson =>
  person(email.trim().toLowerCase(), givenName.trim(), familyName.trim());
