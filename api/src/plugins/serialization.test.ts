import { Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '@portal/shared/contract/common';
import Fastify from 'fastify';
import { registerSerialization } from './serialization.ts';

const Answer = Type.Object({
  word: Nullable(OneOf(['yes', 'no'])),
  part: Nullable(Type.Object({ amount: Nullable(Type.Integer()), isDone: Nullable(Type.Boolean()) })),
  list: Nullable(Type.Array(Nullable(Type.String()))),
  either: Type.Union([Type.Literal('a'), Type.Literal('b')]),
  both: Nullable(Type.Union([Type.String(), Type.Integer()])),
  fixed: Nullable(Type.Literal('on')),
  absent: Type.Optional(Nullable(Type.String())),
});

it.each([
  {
    word: 'yes',
    part: { amount: 5, isDone: false },
    list: ['x', null],
    either: 'b',
    both: 7,
    fixed: 'on',
    absent: null,
  },
  { word: null, part: { amount: null, isDone: null }, list: [], either: 'a', both: 'seven', fixed: null },
  { word: null, part: null, list: null, either: 'a', both: null, fixed: null },
])('writes values that may be null as they are', async (answer) => {
  const app = Fastify();
  registerSerialization(app);
  app.get('/', { schema: { response: { 200: Answer } } }, () => ({ ...answer, secret: 'not in the schema' }));
  expect((await app.inject('/')).body).toBe(JSON.stringify(answer));
});
