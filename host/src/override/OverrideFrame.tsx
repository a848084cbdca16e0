import type { Language } from '@portal/shared/domain/enumerations';
import type { FrameLoader } from '@portal/shared/loader/createLoader';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePageLanguage } from '../company/usePageLanguage.ts';
import { useSession } from '../home/useSession.ts';
import { portalLoader } from '../remotes/portalLoader.ts';
import { RemoteLoading } from '../remotes/RemoteLoading.tsx';
import { checkOverride, type OverrideRefusal } from './checkOverride.ts';
import { createOverrideLoader } from './createOverrideLoader.ts';
import { overrideTexts } from './overrideTexts.ts';
import { endOverride, type Override } from './storedOverride.ts';
import type { OverrideTexts } from './texts/OverrideTexts.ts';
import { writeRunning } from './writeRunning.ts';
import './override.css';

interface OverrideFrameProps {
  readonly override: Override;
  readonly session: SessionClient;
  /** Draws the module that a loader loads. */
  readonly children: (loader: FrameLoader) => ReactNode;
}

type Decision = 'running' | 'ended' | OverrideRefusal;

/** A module of the build that this tab tries, under a ribbon that says so; the served version until the server allows it. */
export function OverrideFrame({ override, session, children }: OverrideFrameProps) {
  const { origin, until } = override;
  const language = usePageLanguage(session);
  const texts = overrideTexts(language);
  const { view, isOutOfReach } = useSession(session);
  const [allowed, setAllowed] = useState<Decision | null>(null);
  const loader = useMemo(() => createOverrideLoader(origin), [origin]);
  const isSignedIn = view.status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isCurrent = true;
    void checkOverride(session, origin).then((answer) => {
      if (isCurrent) setAllowed(typeof answer === 'string' ? answer : 'running');
    });
    return () => {
      isCurrent = false;
    };
  }, [session, origin, isSignedIn]);

  useEffect(() => {
    const timer = setTimeout(() => setAllowed('ended'), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  const reset = (): void => {
    endOverride();
    window.location.reload();
  };

  const isUndecided = isSignedIn || (view.status === 'unknown' && !isOutOfReach);
  const state = allowed ?? (isUndecided ? 'checking' : 'waiting');
  if (state === 'checking') return <RemoteLoading isSlow={false} />;
  return (
    <>
      {children(state === 'running' || state === 'ended' ? loader : portalLoader)}
      <aside className="override-ribbon" lang={language}>
        <p role="status">{writeState(state, override, { texts, language })}</p>
        <button type="button" onClick={reset}>
          {state === 'ended' ? texts.reload : texts.reset}
        </button>
      </aside>
    </>
  );
}

interface Writing {
  readonly texts: OverrideTexts;
  readonly language: Language;
}

function writeState(state: 'waiting' | Decision, override: Override, { texts, language }: Writing): string {
  switch (state) {
    case 'waiting':
      return texts.waiting.replace('{origin}', override.origin);
    case 'running':
      return writeRunning(texts, override, language);
    case 'ended':
      return texts.ended;
    default:
      return texts.refused[state].replace('{origin}', override.origin);
  }
}
