import type { Static, TSchema } from '@sinclair/typebox';
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyPluginCallback,
  FastifySchema,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify';
import type { InferType, Schema } from 'yup';
import type { RoutePermission } from './permissions.ts';

/** Requests are yup schemas, which the forms share; responses are TypeBox schemas, which serialise and document. */
interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends Schema ? InferType<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

type Route<S extends FastifySchema> = RouteOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  S,
  SchemaTypes
> & { readonly schema: S; readonly config: { readonly permission: RoutePermission } };

/** A route, ready to be added to the application. */
export type DefinedRoute = (app: FastifyInstance) => void;

/** A route in one value: address, schemas, permission and handler. The handler's request and response have the schemas' types. */
export const defineRoute =
  <const S extends FastifySchema>(route: Route<S>): DefinedRoute =>
  (app) => {
    app.withTypeProvider<SchemaTypes>().route(route);
  };

/** The plugin that adds routes, in their order. */
export function routesOf(routes: readonly DefinedRoute[]): FastifyPluginCallback {
  const plugin: FastifyPluginCallback = (app, _options, done) => {
    for (const add of routes) add(app);
    done();
  };
  return Object.assign(plugin, { [NAME]: 'routes' });
}

/** Fastify looks for the name of a plugin without one among all loaded modules. */
const NAME = Symbol.for('fastify.display-name');
