import type { Registry } from '@portal/shared/federation/registry';
import { browserMemory } from '@portal/shared/loader/browserMemory';
import { chooseVersion } from '@portal/shared/loader/chooseVersion';
import { useState } from 'react';
import { REGISTRY_SOURCE } from '../remotes/registrySource.ts';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface ThisBrowserProps {
  readonly registry: Registry;
  readonly remote: string;
  readonly texts: OperationsTexts['browser'];
}

/** Which version this browser loads by now, and why. */
export function ThisBrowser({ registry, remote, texts }: ThisBrowserProps) {
  const [browser] = useState(() => browserMemory(REGISTRY_SOURCE.url).read());
  const { version, insteadOf } = chooseVersion(registry, remote, browser);
  const canary = registry.remotes[remote]?.canary;
  const share =
    canary &&
    [
      ...(canary.percent > 0 ? [texts.share.replace('{percent}', String(canary.percent))] : []),
      ...(canary.include?.platforms ?? []),
    ].join(', ');
  const reason =
    insteadOf !== null
      ? texts.byFailure.replace('{failed}', insteadOf.version).replace('{code}', insteadOf.code)
      : version === canary?.version
        ? texts.byCanary.replace('{share}', share ?? '')
        : texts.byActive;
  return (
    <section aria-labelledby="operations-browser">
      <h2 id="operations-browser">{texts.title}</h2>
      <p>{reason.replace('{version}', version)}</p>
    </section>
  );
}
