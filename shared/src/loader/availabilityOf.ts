import type { Availability, ModuleName, SwitchedOff } from '../federation/remoteModule.ts';
import { MODULES } from '../federation/remoteModule.ts';
import type { Registry } from '../federation/registry.ts';
import type { Browser } from './browserMemory.ts';
import { chooseVersion } from './chooseVersion.ts';
import { versionOfModule, type GatedModule } from './gate.ts';

/** A module as it was loaded, and by which registry. */
interface Loaded {
  readonly gated: Pick<GatedModule, 'remote' | 'module' | 'version'>;
  readonly serial: number;
  readonly browser: Browser;
}

/** Returns what a registry says of the modules, and the version that a reload would bring in place of the loaded one. */
export function availabilityOf(
  registry: Registry,
  { gated: { remote, module, version }, serial, browser }: Loaded,
): Omit<Availability, 'refresh'> {
  const listed = registry.remotes[remote];
  const chosen = chooseVersion(registry, remote, browser).version;
  const rows = listed?.versions[chosen]?.modules ?? {};
  const switchedOff: Partial<Record<ModuleName, SwitchedOff>> = {};
  for (const name of MODULES) {
    const row = rows[name];
    if (row?.enabled !== false) continue;
    const { code = '', until } = row.disabledReason ?? {};
    switchedOff[name] = { reason: code, ...(until !== undefined && { until }) };
  }
  const next = versionOfModule(listed, chosen, module);
  // The version that runs in place of one that failed is not asked to make way for it by the same registry.
  return { switchedOff, newerVersion: registry.serial === serial || next === version ? null : next };
}
