import type { ModuleName } from '@portal/shared/federation/remoteModule';
import { REMOTE_PAGE } from './remoteAddress.ts';

/** Modules that the host also mounts on a page of their own, without the portal's shell. */
export const LONE_MODULES = ['ordering', 'funding', 'settings'] as const satisfies readonly ModuleName[];

export type LoneModule = (typeof LONE_MODULES)[number];

/** Path of a module's own page; the module owns the hash below it. */
export const modulePage = (module: LoneModule): string => `${REMOTE_PAGE}${module}/`;

/** The module whose own page a path is; null for every other path. */
export const moduleAt = (path: string): LoneModule | null =>
  LONE_MODULES.find((module) => `${path}/`.startsWith(modulePage(module))) ?? null;
