import { Type } from '@sinclair/typebox';

/** GET /api/security/blacklistedDomains (P7): domains, each with the names below it. */
export const BlockedDomains = Type.Array(Type.String());
