import { getTrustedPolicy } from '../../shared/src/federation/trustedTypes.ts';
import { entryAddress } from '../../shared/src/federation/entryAddress.ts';
import { OpsFailure } from './opsFailure.ts';
import type { BuiltVersion } from './versionFolder.ts';

/** Name of the entry for hosts that load by federation alone, in a version's folder and at the stable address. */
export const ENTRY_OF_HOSTS = 'remoteEntry.js';
const RUNTIME_FILE = /^federationRuntime\.\w+\.js$/;

type Described = Pick<BuiltVersion, 'version' | 'row'>;

/** A version's own entry, under the global of its container: where the container itself is there already, it stays. */
export const versionEntry = (built: Described): string => scriptEntry(built.row.container, built, '');

/** An entry as a script of the global `name`; `folder`: way from it to the files of the version, empty or with a slash at its end. */
export const scriptEntry = (name: string, built: Described, folder: string): string =>
  `var ${name} = globalThis.${name}?.init ? globalThis.${name} : (() => {\nconst here = document.currentScript.src;\n${bodyOf(built, folder)}\nreturn own;\n})();\n`;

/** The same as an ES module. */
export const moduleEntry = (built: Described, folder: string): string =>
  `const here = import.meta.url;\n${bodyOf(built, folder)}\nexport { init, get };\n`;

/**
 * Brings a federation runtime where the page has none, then the container, which takes the global from a version's own entry. The
 * container gets a share scope of its own, so that it never takes the host's React.
 */
function bodyOf({ version, row }: Described, folder: string): string {
  const runtime = Object.entries(row.assets).find(([name]) => RUNTIME_FILE.test(name));
  if (runtime === undefined) throw new OpsFailure(`${version} was built without the federation runtime.`);
  const [runtimeFile, runtimeIntegrity] = runtime;
  return `
${getTrustedPolicy.toString()}
const load = (file, integrity) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: getTrustedPolicy().createScriptURL(new URL('${folder}' + file, here).href), integrity, crossOrigin: 'anonymous' });
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error('The portal did not load: ' + script.src));
    };
    document.head.append(script);
  });
const open = async () => {
  if (globalThis._FEDERATION_RUNTIME_CORE === undefined) await load('${runtimeFile}', '${runtimeIntegrity}');
  if ([undefined, own].includes(globalThis.${row.container})) await load('${entryAddress(row.entry)}', '${row.entry.integrity}');
  await globalThis.${row.container}.init({});
  return globalThis.${row.container};
};
let opened;
const container = () =>
  (opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  }));
const init = () => undefined;
const get = async (expose) => (await container()).get(expose);
const own = { init, get };`.trim();
}
