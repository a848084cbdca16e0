import type { Language } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import type { HomeTexts } from './homeTexts.ts';
import { useRegistry } from './useRegistry.ts';
import { VersionFacts } from './VersionFacts.tsx';
import { writtenTime } from './writtenTime.ts';

interface ServedVersionsProps {
  readonly language: Language;
  readonly texts: HomeTexts;
}

/** The remote versions of the registry, folded; the registry is fetched once this is opened. */
export function ServedVersions(props: ServedVersionsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="home-versions" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{props.texts.versions.summary}</summary>
      {wasOpened && <RegistryFacts {...props} />}
    </details>
  );
}

function RegistryFacts({ language, texts: { versions: texts, retry } }: ServedVersionsProps) {
  const { fetched, askAgain } = useRegistry();
  if (fetched === null) return <p role="status">{texts.loading}</p>;
  if ('failure' in fetched)
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <button type="button" className="home-quiet" onClick={askAgain}>
          {retry}
        </button>
      </>
    );
  const { registry, problem } = fetched;
  const time = (value: string): string => writtenTime(value, language) ?? texts.unknown;
  return (
    <>
      {problem !== null && <p role="alert">{texts.kept}</p>}
      <p>
        {texts.registry
          .replace('{serial}', String(registry.serial))
          .replace('{issued}', time(registry.issuedAt))
          .replace('{expires}', time(registry.expiresAt))}
      </p>
      {Object.entries(registry.remotes).flatMap(([remote, listed]) =>
        Object.entries(listed.versions).map(([version, facts]) => (
          <VersionFacts
            key={`${remote} ${version}`}
            name={`${remote} ${version}`}
            state={version === listed.active ? texts.active : version === listed.previous ? texts.previous : null}
            facts={facts}
            language={language}
            texts={texts}
          />
        )),
      )}
    </>
  );
}
