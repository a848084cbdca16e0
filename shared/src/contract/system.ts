import { Type, type Static } from '@sinclair/typebox';

/** GET /api/health. */
export const Health = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')]),
  database: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  version: Type.String(),
});
export type Health = Static<typeof Health>;
