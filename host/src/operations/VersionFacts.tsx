import type { Language } from '@portal/shared/domain/enumerations';
import type { RegistryModule, RegistryVersion } from '@portal/shared/federation/registry';
import type { ReactNode } from 'react';
import { writtenTime } from '../home/writtenTime.ts';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

export type VersionState = 'active' | 'canary' | 'bad' | 'previous';

interface VersionFactsProps {
  readonly name: string;
  readonly state: VersionState | null;
  readonly facts: RegistryVersion;
  /** Facts beside those of its row. */
  readonly more: readonly (readonly [name: string, value: string])[];
  /** Why it is the active one, or a bad one. */
  readonly note: string | null;
  readonly language: Language;
  readonly texts: OperationsTexts['registry'];
}

/** One version: its state, its build, what it needs, and the modules it exposes. */
export function VersionFacts({ name, state, facts, more, note, language, texts }: VersionFactsProps) {
  const { build, contract, modules } = facts;
  const shown: readonly (readonly [string, string])[] = [
    [texts.built, writtenTime(build.at, language) ?? texts.unknown],
    [texts.commit, build.commit ?? texts.unknown],
    [texts.contract, contract.implements],
    [texts.requiresApi, contract.requiresApi ?? texts.unknown],
    ...more,
  ];
  return (
    <section className="operations-version">
      <h3>
        <span>{name}</span>
        {state !== null && (
          <span className="operations-chip" data-state={state}>
            {texts[state]}
          </span>
        )}
      </h3>
      {note !== null && <p className="operations-note">{note}</p>}
      <dl>
        {shown.map(([fact, value]) => (
          <Fact key={fact} name={fact}>
            {value}
          </Fact>
        ))}
        <Fact name={texts.modules}>
          <ul>
            {Object.entries(modules).map(([module, row]) => (
              <li key={module} className="operations-chip" data-state={row.enabled ? undefined : 'off'}>
                {switchOf(module, row, language, texts)}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </section>
  );
}

function switchOf(
  name: string,
  { enabled, disabledReason }: RegistryModule,
  language: Language,
  texts: OperationsTexts['registry'],
): string {
  if (enabled) return name;
  const { code = texts.unknown, until } = disabledReason ?? {};
  const text = until === undefined ? texts.offBecause : texts.offUntil;
  return text
    .replace('{module}', name)
    .replace('{reason}', code)
    .replace('{until}', writtenTime(until ?? '', language) ?? '');
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
