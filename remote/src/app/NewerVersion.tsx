import { useState, useSyncExternalStore } from 'react';
import { NewerVersionLine } from '../ui/failure/NewerVersionLine.tsx';
import { useServices } from './services.ts';

/** Offers the version that a reload would bring, until the user puts it off. */
export function NewerVersion() {
  const { availability } = useServices();
  const { newerVersion } = useSyncExternalStore(availability.subscribe, availability.get);
  const [putOff, setPutOff] = useState<string | null>(null);
  if (newerVersion === null || newerVersion === putOff) return null;
  return <NewerVersionLine onLater={() => setPutOff(newerVersion)} />;
}
