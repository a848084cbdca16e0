import { CONTRACT_VERSION, HOST_CAPABILITIES } from '../../federation/contractVersion.ts';
import { browserRegistryKeeper } from '../browserRegistryKeeper.ts';
import { createLoader, type FrameLoader, type Loader } from '../createLoader.ts';
import { REGISTRY_KEYS } from '../registryKeys.ts';
import { lazyRuntime } from './lazyRuntime.ts';
import { definePortalElement } from './PortalElement.ts';

export { isRemoteError, RemoteError } from '../../federation/remoteModule.ts';
export { CONTRACT_VERSION };

export interface PortalLoaderOptions {
  /** Address of `remotes.json`; default: beside this script. */
  readonly registry?: string;
  /** Origin of the API; default: the registry's. */
  readonly api?: string;
  /** Ed25519 keys that sign the registry, base64; default: those that this script was built with. */
  readonly keys?: readonly string[];
}

// Apart from `new URL`, as bundlers take the two together for a file of theirs.
const { url: here } = import.meta;

interface PortalLoader extends FrameLoader {
  readonly apiBaseUrl: string;
}

function createFrameLoader({ registry, api, keys = REGISTRY_KEYS }: PortalLoaderOptions): PortalLoader {
  const url = new URL(registry ?? './remotes.json', here).href;
  const apiBaseUrl = new URL(api ?? '/', url).origin;
  const loader = createLoader({
    registry: { url, keeper: browserRegistryKeeper(url), keys },
    apiBaseUrl,
    host: { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES },
    runtime: lazyRuntime,
  });
  return { ...loader, apiBaseUrl };
}

/** Loads modules of the portal into a page of any kind: `load('portal', 'funding')`, then `remoteModule.mount(element, options)`. */
export function createPortalLoader(input: PortalLoaderOptions = {}): Loader & {
  apiBaseUrl: string;
} {
  return createFrameLoader(input);
}

const loaders = new Map<string, PortalLoader>();

definePortalElement(({ registry, api }) => {
  const name = `${registry ?? ''} ${api ?? ''}`;
  const loader =
    loaders.get(name) ?? createFrameLoader({ ...(registry !== null && { registry }), ...(api !== null && { api }) });
  loaders.set(name, loader);
  return { loader, apiBaseUrl: loader.apiBaseUrl };
});
