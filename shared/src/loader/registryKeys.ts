declare const __REGISTRY_KEYS__: readonly string[] | undefined;

/** The keys whose registries this build takes; none outside a build (tests), where signatures are not asked for. */
export const REGISTRY_KEYS: readonly string[] = typeof __REGISTRY_KEYS__ === 'undefined' ? [] : __REGISTRY_KEYS__;
