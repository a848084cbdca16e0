import build from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serializer = (data: unknown) => string;

/** Answers are written by their schema, whose code is made for the first of them: a start makes none that nobody asks for. */
export function registerSerialization(app: FastifyInstance): void {
  const made = new WeakMap<object, Serializer>();
  app.setSerializerCompiler<object>(({ schema }) => (data) => {
    const serialize: Serializer = made.get(schema) ?? build(withNullable(schema) as object);
    made.set(schema, serialize);
    return serialize(data);
  });
}

/**
 * Returns a schema with `nullable` in place of each union with null, for which a value would be checked against both, by checkers whose
 * making alone held up the first answer of a route for 50 ms.
 */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...others } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, withNullable(value)] as const),
  );
  if (anyOf === undefined) return others;
  const [only, nothing] = Array.isArray(anyOf) && anyOf.length === 2 ? (anyOf as readonly unknown[]) : [];
  const isNullable =
    isSchema(only) && 'type' in only && !('const' in only) && isSchema(nothing) && nothing['type'] === 'null';
  return isNullable ? { ...others, ...only, nullable: true } : { ...others, anyOf };
}

const isSchema = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
