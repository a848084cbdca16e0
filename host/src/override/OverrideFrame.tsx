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

/** The server's answer about a person: the next one who signs in is asked about anew. */
interface Decision {
  readonly subject: string;
  readonly outcome: 'running' | OverrideRefusal;
}

/** A module of the build that this tab tries, under a ribbon that says so; the served version until the server allows it. */
export function OverrideFrame({ override, session, children }: OverrideFrameProps) {
  const { origin, until } = override;
  const language = usePageLanguage(session);
  const texts = overrideTexts(language);
  const { view, isOutOfReach } = useSession(session);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isOver, setOver] = useState(false);
  const loader = useMemo(() => createOverrideLoader(origin), [origin]);
  const subject = view.claims?.subject ?? null;

  useEffect(() => {
    if (subject === null) return undefined;
    let isCurrent = true;
    void checkOverride(session, origin).then((answer) => {
      if (isCurrent) setDecision({ subject, outcome: typeof answer === 'string' ? answer : 'running' });
    });
    return () => {
      isCurrent = false;
    };
  }, [session, origin, subject]);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  const reset = (): void => {
    endOverride();
    window.location.reload();
  };

  // A session that has ended leaves its page standing, for the same person to sign in again.
  const isOfPerson = view.status !== 'signed-out' && (subject === null || subject === decision?.subject);
  const outcome = isOfPerson ? decision?.outcome : undefined;
  const isUndecided = subject !== null || (view.status === 'unknown' && !isOutOfReach);
  if (outcome === undefined && isUndecided) return <RemoteLoading isSlow={false} />;
  const state = isOver ? 'ended' : (outcome ?? 'waiting');
  return (
    <>
      {children(outcome === 'running' ? loader : portalLoader)}
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

function writeState(
  state: 'waiting' | 'ended' | Decision['outcome'],
  override: Override,
  { texts, language }: Writing,
): string {
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
