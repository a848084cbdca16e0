import { basename } from 'node:path';

/** Each module of some scripts with its share of their compressed bytes, estimated by its bytes before they were made small. */
export function listShares(files, modules, bytesOf) {
  return [...files].flatMap((file) => {
    const own = modules[basename(file)] ?? [];
    const sum = own.reduce((total, [, bytes]) => total + bytes, 0);
    return own.map(([name, bytes]) => ({ name, file, bytes: (bytes / sum) * bytesOf(file) }));
  });
}

/** Folder of the sources, or package, that a module is counted under. */
function groupOf(name) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return inPackage ?? name.split('/').slice(1, 4).join('/');
}

/** Bytes by folder or package, the heaviest first. */
export function sumByGroup(shares) {
  const sums = new Map();
  for (const { name, bytes } of shares) sums.set(groupOf(name), (sums.get(groupOf(name)) ?? 0) + bytes);
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

/** Shortest chain of imports down to a module, from an entry or a part that is loaded later. */
export function findImportChain(name, importers) {
  const chains = [[name]];
  const seen = new Set(chains[0]);
  for (const chain of chains) {
    const { atOnce = [], isLazy = true } = importers[chain[0]] ?? {};
    if (isLazy || atOnce.length === 0) return chain;
    for (const importer of atOnce.filter((one) => !seen.has(one))) {
      seen.add(importer);
      chains.push([importer, ...chain]);
    }
  }
  return [name];
}

const PAGE_IMPORT = /^\.\/pages\//;

/** Bytes that a feature's own modules add to a screen, and the number of its pages that the screen knows the way to. */
export function featureCost(feature, shares, groups) {
  const isOwn = (name) => name?.startsWith(`/remote/src/${feature}/`) === true;
  const bytes = shares.filter(({ name }) => isOwn(name)).reduce((sum, one) => sum + one.bytes, 0);
  const pages = groups
    .flatMap(({ requests }) => requests)
    .filter(({ from, request }) => isOwn(from) && PAGE_IMPORT.test(request ?? ''));
  return { bytes, pages: pages.length };
}
