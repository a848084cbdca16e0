import { object, string } from 'yup';
import type { SignedInPerson } from './samlRequests.ts';

const hintSchema = object({
  nameId: string().required(),
  nameIdFormat: string().nullable().default(null),
  sessionIndex: string().nullable().default(null),
});

/** Returns the hint of a session for its sign-out. */
export const toSignOutHint = ({ nameId, nameIdFormat, sessionIndex }: SignedInPerson): string =>
  JSON.stringify({ nameId, nameIdFormat, sessionIndex });

export const readSignOutHint = (hint: string): SignedInPerson => hintSchema.validateSync(JSON.parse(hint));
