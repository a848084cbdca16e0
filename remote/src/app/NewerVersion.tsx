import { Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { useServices } from './services.ts';

const NewerVersionLine = lazyPart(async () => (await import('../ui/failure/NewerVersionLine.tsx')).NewerVersionLine);

/** Offers the version that a reload would bring, until the user puts it off. */
export function NewerVersion() {
  const { availability } = useServices();
  const { newerVersion } = useSyncExternalStore(availability.subscribe, availability.get);
  const [putOff, setPutOff] = useState<string | null>(null);
  if (newerVersion === null || newerVersion === putOff) return null;
  return (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <NewerVersionLine onLater={() => setPutOff(newerVersion)} />
      </Suspense>
    </Boundary>
  );
}
