/** Where the host's server lists the remotes. */
export const REGISTRY_URL = '/remotes.json';
