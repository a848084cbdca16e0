import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';

// Remotes are built without the federation runtime, to avoid a second copy, and use the page's.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
