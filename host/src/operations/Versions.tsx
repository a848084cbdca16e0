import type { StaffRemotes } from '@portal/shared/contract/remotes';
import type { Language } from '@portal/shared/domain/enumerations';
import type { Registry, RegistryRemote } from '@portal/shared/federation/registry';
import type { FetchedRegistry } from '@portal/shared/loader/fetchRegistry';
import { writtenTime } from '../home/writtenTime.ts';
import { Commands } from './Commands.tsx';
import type { OperationsTexts } from './texts/OperationsTexts.ts';
import { ThisBrowser } from './ThisBrowser.tsx';
import { useRegistry } from './useRegistry.ts';
import { VersionFacts, type VersionState } from './VersionFacts.tsx';
import { Warnings } from './Warnings.tsx';

interface VersionsProps {
  readonly remotes: StaffRemotes;
  readonly language: Language;
  readonly texts: OperationsTexts;
}

/** The only remote so far. */
const REMOTE = 'portal';

/** The registry, fetched as the loader fetches it: what is wrong with it, what this browser loads, its versions, and commands. */
export function Versions(props: VersionsProps) {
  const { fetched, askAgain } = useRegistry();
  const { registry: texts, retry } = props.texts;
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
  return <Fetched {...props} {...fetched} />;
}

function Fetched({ registry, problem, ...props }: VersionsProps & FetchedRegistry) {
  const { language, texts } = props;
  const listed = registry.remotes[REMOTE];
  return (
    <>
      <Warnings registry={registry} problem={problem} language={language} texts={texts} />
      <ThisBrowser registry={registry} remote={REMOTE} texts={texts.browser} />
      <section aria-labelledby="operations-versions">
        <h2 id="operations-versions">{texts.versions}</h2>
        <p className="operations-note">{registryLine(registry, language, texts.registry)}</p>
        {listed !== undefined && <Listed {...props} listed={listed} />}
      </section>
      {listed !== undefined && (
        <Commands listed={listed} badVersions={props.remotes.badVersions} texts={texts.commands} />
      )}
    </>
  );
}

function registryLine(
  { serial, issuedAt, expiresAt }: Registry,
  language: Language,
  texts: OperationsTexts['registry'],
): string {
  const time = (value: string): string => writtenTime(value, language) ?? texts.unknown;
  return texts.registry
    .replace('{serial}', String(serial))
    .replace('{issued}', time(issuedAt))
    .replace('{expires}', time(expiresAt));
}

function getState(version: string, { active, previous, canary }: RegistryRemote, isBad: boolean): VersionState | null {
  if (version === active) return 'active';
  if (version === canary?.version) return 'canary';
  if (isBad) return 'bad';
  return version === previous ? 'previous' : null;
}

/** Bytes in the unit that people read them in. */
const sizeIn = (bytes: number, language: Language): string =>
  (bytes / 1_000_000).toLocaleString(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

function Listed({ listed, remotes, language, texts }: VersionsProps & { readonly listed: RegistryRemote }) {
  const { sizes, failures, journal, badVersions } = remotes;
  const factsOf = (version: string): (readonly [string, string])[] => {
    const size = sizes.find((one) => one.version === version);
    const count = failures.filter((one) => one.version === version).reduce((sum, one) => sum + one.count, 0);
    return [
      ...(size === undefined ? [] : [[texts.size, sizeIn(size.sizeBytes, language)] as const]),
      [texts.failuresOfVersion, count.toLocaleString(language)] as const,
    ];
  };
  const noteOf = (version: string): string | null => {
    if (badVersions.includes(version)) return texts.registry.badBecause;
    const cause = version === listed.active && journal.find(({ what }) => what.split(' ').at(-1) === version);
    if (!cause) return null;
    return texts.activeBecause
      .replace('{time}', writtenTime(cause.at, language) ?? cause.at)
      .replace('{by}', cause.by)
      .replace('{command}', cause.command)
      .replace('{what}', cause.what);
  };
  return Object.entries(listed.versions).map(([version, facts]) => (
    <VersionFacts
      key={version}
      name={`${REMOTE} ${version}`}
      state={getState(version, listed, badVersions.includes(version))}
      facts={facts}
      more={factsOf(version)}
      note={noteOf(version)}
      language={language}
      texts={texts.registry}
    />
  ));
}
