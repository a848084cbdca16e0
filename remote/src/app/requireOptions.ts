import { RemoteError, type MountOptions, type NavigationPort } from '@portal/shared/federation/remoteModule';
import { pathWithin } from '../ui/page/pathWithin.ts';
import { notifyEmbedder } from './embedder.ts';
import { isHostHref, toHrefProblem } from './hostHref.ts';

const SHADES = 10;

/** The first option that cannot be used, and why; null: all can. Pages in plain JavaScript pass what no type has checked. */
function findProblem({
  initialPath,
  ownBar,
  theme,
  navigation,
}: Partial<MountOptions>): readonly [option: string, reason: string] | null {
  if (initialPath !== undefined && initialPath !== pathWithin(initialPath))
    return ['initialPath', `"${initialPath}" is no path of the portal: it begins with one slash.`];
  if (ownBar !== undefined && typeof ownBar !== 'boolean') return ['ownBar', 'It is true or false.'];
  const { primary } = theme ?? {};
  if (primary !== undefined && primary.length !== SHADES)
    return ['theme.primary', `It takes ${SHADES} shades from light to dark; there are ${primary.length}.`];
  const hrefProblem = navigation?.hrefOf === undefined ? null : findHrefProblem(navigation);
  return hrefProblem === null ? null : ['navigation.hrefOf', hrefProblem];
}

/** Asks for one address; what an embedder throws is reported, and its links have none. */
function findHrefProblem(navigation: NavigationPort): string | null {
  let problem: string | null = null;
  notifyEmbedder(() => {
    const href: unknown = navigation.hrefOf?.(pathWithin(navigation.currentPath()));
    if (!isHostHref(href)) problem = toHrefProblem(href);
  });
  return problem;
}

/** Raises a RemoteError CONTRACT that names the option which cannot be used. */
export function requireOptions(options: Partial<MountOptions>): void {
  const [option, reason] = findProblem(options) ?? [];
  if (option !== undefined && reason !== undefined) refuseOption(option, reason);
}

/** Says in the console too why an option is refused: a card names the option alone. */
export function refuseOption(option: string, reason: string): never {
  const message = `${option}: ${reason}`;
  console.error(message);
  throw new RemoteError('CONTRACT', message, { detail: { named: option } });
}
