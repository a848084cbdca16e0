import { Type, type Static } from '@sinclair/typebox';
import { object } from 'yup';
import { Instant, Nullable, text } from './common.ts';

/** An open session of the signed-in user. `browser`, `system`: as the browser names itself, without versions. */
export const UserSession = Type.Object({
  sessionId: Type.String(),
  isCurrent: Type.Boolean(),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  ipAddress: Nullable(Type.String()),
  createdDate: Instant,
  lastUsedDate: Instant,
});
export type UserSession = Static<typeof UserSession>;

/** Response of GET /api/users/sessions: open sessions, the latest used first. */
export const UserSessions = Type.Array(UserSession);

/** DELETE /api/users/sessions/{sessionId}. */
export const userSessionParams = object({ sessionId: text().uuid('error.notFound').required('error.notFound') });
