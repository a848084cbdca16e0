import { Type } from '@sinclair/typebox';

/** GET /api/security/blacklistedDomains: blocked domains; each also blocks its subdomains. */
export const BlockedDomains = Type.Array(Type.String());
