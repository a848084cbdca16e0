import type { Language } from '@portal/shared/domain/enumerations';
import type { RegistryVersion } from '@portal/shared/federation/registry';
import type { ReactNode } from 'react';
import type { HomeTexts } from './texts/HomeTexts.ts';
import { writtenTime } from './writtenTime.ts';

/** Facts of a version beside its row, and a sentence about it. */
export interface MoreFacts {
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly note: string | null;
}

interface VersionFactsProps {
  readonly name: string;
  readonly state: string | null;
  readonly facts: RegistryVersion;
  readonly more?: MoreFacts | undefined;
  readonly language: Language;
  readonly texts: HomeTexts['versions'];
}

/** One version: its state, its build, its contract and the modules it exposes. */
export function VersionFacts({ name, state, facts, more, language, texts }: VersionFactsProps) {
  const { build, contract, modules } = facts;
  const exposed = Object.values(modules).map(({ expose, enabled }) =>
    enabled ? expose : texts.off.replace('{module}', expose),
  );
  return (
    <section className="home-version">
      <h3>
        <span>{name}</span>
        {state !== null && <span className="home-chip">{state}</span>}
      </h3>
      {more?.note && <p>{more.note}</p>}
      <dl>
        <Fact name={texts.built}>{writtenTime(build.at, language) ?? texts.unknown}</Fact>
        <Fact name={texts.commit}>{build.commit ?? texts.unknown}</Fact>
        <Fact name={texts.contract}>{contract.implements}</Fact>
        {more?.facts.map(([fact, value]) => (
          <Fact key={fact} name={fact}>
            {value}
          </Fact>
        ))}
        <Fact name={texts.modules}>
          <ul>
            {exposed.map((module) => (
              <li key={module}>{module}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
