import type { Language } from '@portal/shared/domain/enumerations';
import type { FetchedRegistry } from '@portal/shared/loader/fetchRegistry';
import { useState } from 'react';
import { writtenTime } from '../home/writtenTime.ts';
import type { OperationsTexts } from './texts/OperationsTexts.ts';

interface WarningsProps extends FetchedRegistry {
  readonly language: Language;
  readonly texts: OperationsTexts;
}

const SOON_MS = 7 * 24 * 60 * 60_000;

/** Shows what an operator should look at, about the registry itself; nothing where all is well. */
export function Warnings({ registry, problem, language, texts }: WarningsProps) {
  const [now] = useState(() => Date.now());
  const { expiresAt } = registry;
  const leftMs = Date.parse(expiresAt) - now;
  const { kept, expired, expiring, unverified } = texts.registry;
  const state = problem?.detail['state'];
  const warnings = [
    ...(problem !== null && (state === undefined || state === 'untrusted') ? [kept] : []),
    ...(state === 'unverified' ? [unverified] : []),
    ...(leftMs < 0 ? [expired] : leftMs < SOON_MS ? [expiring] : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <section role="alert" className="operations-warnings" aria-labelledby="operations-warnings">
      <h2 id="operations-warnings">{texts.warnings}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning.replace('{expires}', writtenTime(expiresAt, language) ?? expiresAt)}</li>
        ))}
      </ul>
    </section>
  );
}
