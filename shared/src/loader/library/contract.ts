// The exports of `@portal/contract`: everything that a host and the portal say to each other.
export { CONTRACT_VERSION, HOST_CAPABILITIES } from '../../federation/contractVersion.ts';
export type { Registry, RegistryModule, RegistryRemote, RegistryVersion } from '../../federation/registry.ts';
export type { LoadedModule, Loader } from '../createLoader.ts';
export type { GatedModule } from '../gate.ts';
export type { PortalLoaderOptions } from './index.ts';
export * from '../../federation/remoteModule.ts';
export type { SessionClaims, SessionPort, SessionView } from '../../session/sessionPort.ts';
export type { SharedState, SharedStore } from '../../store/createSharedStore.ts';
