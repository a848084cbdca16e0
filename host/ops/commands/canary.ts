import { readHostFacts } from '../hostFolder.ts';
import { OpsFailure } from '../opsFailure.ts';
import { contractOfApi, requireRunnable } from '../requireRunnable.ts';
import { holdStore, readActivations, versionsOf, writeVersions, type Store } from '../store.ts';
import { publishedRow, type Target } from './activate.ts';

/** The browsers that load a canary: a share of all, and those of some organisations. */
export interface CanaryShare {
  /** 0 to 100. */
  readonly percent: number;
  /** `platformClientId`s. */
  readonly platforms: readonly string[];
}

/**
 * Gives a version to some browsers, with the checks of `activate`; `rollback` ends it, `activate` gives it to all. Raises
 * OpsFailure for the active version, for one that is marked bad, for a share that is none, and for nobody at all.
 */
export async function canary(store: Store, version: string, share: CanaryShare, target: Target): Promise<string> {
  const { percent, platforms } = share;
  if (!(percent >= 0 && percent <= 100)) throw new OpsFailure('--percent is a number from 0 to 100.');
  if (percent === 0 && platforms.length === 0)
    throw new OpsFailure('Nobody would load it: name --percent, --platform or both.');
  const apiContract = await contractOfApi(target.api);
  return holdStore(store, () => {
    const listed = versionsOf(store);
    const row = publishedRow(listed, version);
    if (listed.active === version) throw new OpsFailure(`${version} is the active version, which all browsers load.`);
    if (readActivations(store).bad.includes(version))
      throw new OpsFailure(
        `${version} is marked bad, as a rollback has left it. \`activate ${version}\` clears the mark; nothing was changed.`,
      );
    requireRunnable(store, version, row, readHostFacts(target.hostFolder), apiContract);
    const include = platforms.length > 0 && { include: { platforms } };
    // The version draws the browsers: with a larger share those of the smaller one keep it.
    writeVersions(
      store,
      { ...listed, canary: { version, percent, salt: version, ...include } },
      { command: 'canary', what: `${version} for ${shareOf(share)}` },
    );
    return `${version} for ${shareOf(share)}, ${listed.active} for the others`;
  });
}

/** "20 % of browsers and pocket-lantern". */
export const shareOf = ({ percent, platforms }: CanaryShare): string =>
  [...(percent > 0 ? [`${percent} % of browsers`] : []), ...platforms].join(' and ');
