import type { Static, TSchema } from '@sinclair/typebox';
import type {
  ContextConfigDefault,
  FastifyInstance,
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

/** A route, or routes, ready to be added to the application. */
export type DefinedRoute = (app: FastifyInstance) => void;

/** A route in one value: address, schemas, permission and handler. The handler's request and response have the schemas' types. */
export const defineRoute =
  <const S extends FastifySchema>(route: Route<S>): DefinedRoute =>
  (app) => {
    app.withTypeProvider<SchemaTypes>().route(route);
  };

/** Routes of one task or of a module: parts of other routes, and a plugin that Fastify registers. */
export type Routes = (app: FastifyInstance, options?: unknown, done?: () => void) => void;

/** Returns routes as one, in their order. */
export function routesOf(parts: readonly DefinedRoute[]): Routes {
  const routes: Routes = (app, _options, done) => {
    for (const add of parts) add(app);
    done?.();
  };
  return Object.assign(routes, { [NAME]: 'routes' });
}

/** Returns routes whose content types only they understand: the parsers among the parts are not those of other routes. */
export const routesApart =
  (parts: readonly DefinedRoute[]): Routes =>
  (app, _options, done) => {
    app.register(routesOf(parts));
    done?.();
  };

/** Fastify looks for the name of a plugin without one among all loaded modules. */
const NAME = Symbol.for('fastify.display-name');
