import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { findLanguage } from '@portal/shared/domain/people/languages';
import { RemoteError, type MountOptions, type NavigationPort } from '@portal/shared/federation/remoteModule';
import { isPath, pathWithin } from '../ui/page/pathWithin.ts';
import { notifyEmbedder } from './embedder.ts';
import { isHostHref, toHrefProblem } from './hostHref.ts';

const SHADES = 10;
const COLOR_SCHEMES: readonly string[] = ['light', 'dark', 'auto'];
const CHROMES: readonly string[] = ['full', 'none'];

/** A path is one of the page's own origin. */
const isApiAddress = (address: unknown): boolean => typeof address === 'string' && /^$|^\/|^https?:\/\/./.test(address);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The first option that cannot be used, and why; null: all can. Pages in plain JavaScript pass what no type has checked. */
function findProblem({
  apiBaseUrl,
  chrome,
  initialPath,
  locale,
  ownBar,
  theme,
  navigation,
}: Partial<MountOptions>): readonly [option: string, reason: string] | null {
  if (apiBaseUrl !== undefined && !isApiAddress(apiBaseUrl))
    return ['apiBaseUrl', `"${apiBaseUrl}" is no address: it begins with https:// or http://, or is empty.`];
  if (chrome !== undefined && !CHROMES.includes(chrome))
    return ['chrome', `"${chrome}" is none of ${CHROMES.join(', ')}.`];
  if (initialPath !== undefined && initialPath !== pathWithin(initialPath))
    return ['initialPath', `"${initialPath}" is no path of the portal: it begins with one slash.`];
  if (ownBar !== undefined && typeof ownBar !== 'boolean') return ['ownBar', 'It is true or false.'];
  if (locale !== undefined && !isLanguageTag(locale))
    return ['locale', `"${locale}" is no language tag, such as fr or zh-CN.`];
  const { colorScheme, primary } = theme ?? {};
  if (colorScheme !== undefined && !COLOR_SCHEMES.includes(colorScheme))
    return ['theme.colorScheme', `"${colorScheme}" is none of ${COLOR_SCHEMES.join(', ')}.`];
  if (primary !== undefined && primary.length !== SHADES)
    return ['theme.primary', `It takes ${SHADES} shades from light to dark; there are ${primary.length}.`];
  return navigation === undefined ? null : findNavigationProblem(navigation);
}

function findNavigationProblem(navigation: NavigationPort): readonly [option: string, reason: string] | null {
  const hasHrefs = navigation.hrefOf !== undefined;
  for (const name of ['currentPath', 'navigate', 'subscribe', ...(hasHrefs ? (['hrefOf'] as const) : [])] as const)
    if (typeof navigation[name] !== 'function') return [`navigation.${name}`, 'It is a function.'];
  const path: unknown = readPath(navigation);
  if (path !== null && !isPath(path))
    return ['navigation.currentPath', `${JSON.stringify(path)} is no path of the portal: it begins with one slash.`];
  const hrefProblem = hasHrefs ? findHrefProblem(navigation) : null;
  return hrefProblem === null ? null : ['navigation.hrefOf', hrefProblem];
}

/** Asks for the path; null where the page throws, which is reported and begins with the first page. */
function readPath(navigation: NavigationPort): unknown {
  let path: unknown = null;
  notifyEmbedder(() => {
    path = navigation.currentPath();
  });
  return path;
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

/** Raises a RemoteError CONTRACT that names the option which cannot be used; warns of a language that is none of ours. */
export function requireOptions(options: Partial<MountOptions>): void {
  const [option, reason] = findProblem(options) ?? [];
  if (option !== undefined && reason !== undefined) refuseOption(option, reason);
  const { locale } = options;
  if (locale !== undefined && findLanguage(locale) === null)
    console.warn(
      `rewards-portal: locale: "${locale}" is none of ${LANGUAGES.join(', ')}; the page speaks the language of the profile.`,
    );
}

/** Says in the console too why an option is refused: a card names the option alone. */
export function refuseOption(option: string, reason: string): never {
  const message = `${option}: ${reason}`;
  console.error(`rewards-portal: ${message}`);
  throw new RemoteError('CONTRACT', message, { detail: { named: option } });
}
