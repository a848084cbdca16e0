import { browserRegistryKeeper } from '@portal/shared/loader/browserRegistryKeeper';
import { REGISTRY_KEYS } from '@portal/shared/loader/registryKeys';

const url = new URL('/remotes.json', window.location.href).href;

/** The list of the remotes on the host's server. */
export const REGISTRY_SOURCE = { url, keeper: browserRegistryKeeper(url), keys: REGISTRY_KEYS };
