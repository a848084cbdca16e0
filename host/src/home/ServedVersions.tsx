import type { Language } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import { OPERATIONS_PAGE } from '../app/remoteAddress.ts';
import type { HomeTexts } from './texts/HomeTexts.ts';
import { RegistryFacts } from './RegistryFacts.tsx';

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
      {wasOpened && (
        <>
          <RegistryFacts {...props} />
          <p>
            <a href={OPERATIONS_PAGE}>{props.texts.versions.operations}</a>
          </p>
        </>
      )}
    </details>
  );
}
