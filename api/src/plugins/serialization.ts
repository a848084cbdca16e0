import build from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Serializer = (data: unknown) => string;

/** Answers are written by their schema, whose code is made for the first of them: a start makes none that nobody asks for. */
export function registerSerialization(app: FastifyInstance): void {
  const made = new WeakMap<object, Serializer>();
  app.setSerializerCompiler<object>(({ schema }) => (data) => {
    const serialize: Serializer = made.get(schema) ?? build(schema);
    made.set(schema, serialize);
    return serialize(data);
  });
}
