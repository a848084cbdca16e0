import { PORTAL_VERSION } from '@portal/shared/federation/buildInfo';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNoticeSlot } from '../ui/dialog/noticeSlots.ts';
import { NewerVersionLine } from '../ui/failure/NewerVersionLine.tsx';
import { isEarlierVersion } from './isEarlierVersion.ts';
import { useServices } from './services.ts';

/** Offers the version that a reload would bring, in the front dialog or above the page, until the user puts it off. */
export function NewerVersion() {
  const { availability } = useServices();
  const { newerVersion } = useSyncExternalStore(availability.subscribe, availability.get);
  const [putOff, setPutOff] = useState<string | null>(null);
  const slot = useNoticeSlot();
  if (newerVersion === null || newerVersion === putOff) return null;
  const isEarlier = isEarlierVersion(newerVersion, PORTAL_VERSION);
  const line = <NewerVersionLine isEarlier={isEarlier} onLater={() => setPutOff(newerVersion)} />;
  return slot === null ? line : createPortal(line, slot);
}
