import type { StaffRemotes } from '@portal/shared/contract/remotes';
import type { Language } from '@portal/shared/domain/enumerations';
import { homeTexts } from '../home/homeTexts.ts';
import { RegistryFacts } from '../home/RegistryFacts.tsx';
import { writtenTime } from '../home/writtenTime.ts';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface VersionsProps {
  readonly remotes: StaffRemotes;
  readonly language: Language;
  readonly texts: OperationsTexts;
}

/** Bytes in the unit that people read them in. */
const sizeIn = (bytes: number, language: Language): string =>
  (bytes / 1_000_000).toLocaleString(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** The registry as this page's loader has it, with what the server knows of each version. */
export function Versions({ remotes: { sizes, journal, failures }, language, texts }: VersionsProps) {
  const factsOf = (version: string, isActive: boolean) => {
    const size = sizes.find((one) => one.version === version);
    const count = failures.filter((one) => one.version === version).reduce((sum, one) => sum + one.count, 0);
    const cause = isActive ? journal.find(({ what }) => what.split(' ').at(-1) === version) : undefined;
    return {
      facts: [
        ...(size === undefined ? [] : [[texts.size, sizeIn(size.sizeBytes, language)] as const]),
        [texts.failuresOfVersion, count.toLocaleString(language)] as const,
      ],
      note:
        cause === undefined
          ? null
          : texts.activeBecause
              .replace('{time}', writtenTime(cause.at, language) ?? cause.at)
              .replace('{by}', cause.by)
              .replace('{command}', cause.command)
              .replace('{what}', cause.what),
    };
  };
  return (
    <section aria-labelledby="operations-versions">
      <h2 id="operations-versions">{texts.versions}</h2>
      <RegistryFacts language={language} texts={homeTexts(language)} factsOf={factsOf} />
    </section>
  );
}
