import type { Language } from '@portal/shared/domain/enumerations';
import type { HomeTexts } from './texts/HomeTexts.ts';
import { useRegistry } from './useRegistry.ts';
import { VersionFacts, type MoreFacts } from './VersionFacts.tsx';
import { writtenTime } from './writtenTime.ts';

interface RegistryFactsProps {
  readonly language: Language;
  readonly texts: HomeTexts;
  /** What is known of a version beside its row. */
  readonly factsOf?: (version: string, isActive: boolean) => MoreFacts;
}

/** The registry, fetched as the loader fetches it, with its versions. */
export function RegistryFacts({ language, texts: { versions: texts, retry }, factsOf }: RegistryFactsProps) {
  const { fetched, askAgain } = useRegistry();
  if (fetched === null) return <p role="status">{texts.loading}</p>;
  if ('failure' in fetched)
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <button type="button" className="host-quiet" onClick={askAgain}>
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
            more={factsOf?.(version, version === listed.active)}
            language={language}
            texts={texts}
          />
        )),
      )}
    </>
  );
}
