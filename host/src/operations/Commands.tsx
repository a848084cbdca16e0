import type { RegistryRemote } from '@portal/shared/federation/registry';
import { useState } from 'react';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface CommandsProps {
  readonly listed: RegistryRemote;
  readonly badVersions: readonly string[];
  readonly texts: OperationsTexts['commands'];
}

/** Lists what an operator may want to run next, by the registry as it is. */
function commandsFor({ active, previous, canary, versions }: RegistryRemote, badVersions: readonly string[]): string[] {
  const modules = Object.entries(versions[active]?.modules ?? {});
  const others = Object.keys(versions).filter((version) => version !== active);
  return [
    ...(previous !== undefined || canary !== undefined ? ['rollback'] : []),
    ...others.flatMap((version) => [
      `activate ${version}`,
      ...(badVersions.includes(version) ? [] : [`canary ${version} --percent 5`]),
    ]),
    ...modules.map(([name, row]) => (row.enabled ? `disable ${name} --reason MAINTENANCE` : `enable ${name}`)),
    'list',
    'verify',
  ].map((words) => `npm run remote -- ${words}`);
}

/** Commands to copy. */
export function Commands({ listed, badVersions, texts }: CommandsProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (command: string): Promise<void> => {
    await navigator.clipboard.writeText(command);
    setCopied(command);
  };
  return (
    <section aria-labelledby="operations-commands">
      <h2 id="operations-commands">{texts.title}</h2>
      <p className="operations-note">{texts.hint}</p>
      <ul className="operations-commands">
        {commandsFor(listed, badVersions).map((command, index) => (
          <li key={command}>
            <code id={`operations-command-${index}`}>{command}</code>
            <button
              type="button"
              className="host-quiet"
              aria-describedby={`operations-command-${index}`}
              onClick={() => void copy(command).catch(() => undefined)}
            >
              {texts.copy}
            </button>
            <span role="status">{copied === command && texts.copied}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
