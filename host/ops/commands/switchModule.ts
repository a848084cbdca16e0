import type { RegistryModule } from '../../../shared/src/federation/registry.ts';
import { OpsFailure } from '../opsFailure.ts';
import { holdStore, versionsOf, writeVersions, type Store } from '../store.ts';

/** Why a module is off: a known reason or a sentence of the operator's, and when it should be back (ISO 8601). */
export interface Reason {
  readonly code: string;
  readonly until?: string;
}

/** Switches a module off in every version, so that neither a switch nor a roll-back brings it back. */
export const disable = (store: Store, module: string, disabledReason: Reason): Promise<void> =>
  switchModule(store, module, 'disable', (row) => ({ ...row, enabled: false, disabledReason }));

/** Switches a module on again in every version. */
export const enable = (store: Store, module: string): Promise<void> =>
  switchModule(store, module, 'enable', (row) => ({ ...row, enabled: true, disabledReason: undefined }));

function switchModule(
  store: Store,
  name: string,
  command: 'disable' | 'enable',
  changed: (row: RegistryModule) => RegistryModule,
): Promise<void> {
  return holdStore(store, () => {
    const listed = versionsOf(store);
    const modules = Object.keys(listed.versions[listed.active]?.modules ?? {});
    if (!modules.includes(name)) throw new OpsFailure(`There is no module ${name}; there are ${modules.join(', ')}.`);
    const versions = Object.fromEntries(
      Object.entries(listed.versions).map(([version, row]) => [
        version,
        {
          ...row,
          modules: Object.fromEntries(
            Object.entries(row.modules).map(([one, module]) => [one, one === name ? changed(module) : module]),
          ),
        },
      ]),
    );
    writeVersions(store, { ...listed, versions }, { command, what: name });
  });
}
