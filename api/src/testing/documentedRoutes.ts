import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { FastifyInstance, HTTPMethods } from 'fastify';

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-permission'?: PermissionRule;
}

/** A route of the OpenAPI document; its URL names things that are not there. */
export interface DocumentedRoute {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Returns every route of the OpenAPI document that the application answers. */
export async function readDocumentedRoutes(app: FastifyInstance): Promise<readonly DocumentedRoute[]> {
  const document = (await app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      url: path.replaceAll(/\{[^}]+\}/g, '7b0c2f5e-6c1d-4c55-9f0a-1f2e3d4c5b6a'),
      operation,
    })),
  );
}
