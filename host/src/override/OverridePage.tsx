import { fetchRegistry } from '@portal/shared/loader/fetchRegistry';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { REMOTE_PAGE } from '../app/remoteAddress.ts';
import { HostNav } from '../company/HostNav.tsx';
import { navTexts } from '../company/navTexts.ts';
import { usePageLanguage } from '../company/usePageLanguage.ts';
import { useSession } from '../home/useSession.ts';
import { checkOverride } from './checkOverride.ts';
import { getRegistrySource } from './createOverrideLoader.ts';
import { overrideTexts } from './overrideTexts.ts';
import { endOverride, keepOverride, readOverride } from './storedOverride.ts';
import { writeRunning } from './writeRunning.ts';
import '../company/company.css';
import '../home/home.css';
import './override.css';

const toOrigin = (text: string): string | null => {
  const address = text.trim();
  return URL.canParse(address) && /^https?:/.test(address) ? new URL(address).origin : null;
};

/** The page on which staff begin and end the trial of a build in this tab. */
export function OverridePage({ session }: { readonly session: SessionClient }) {
  const language = usePageLanguage(session);
  const texts = overrideTexts(language);
  const { view } = useSession(session);
  const [current, setCurrent] = useState(readOverride);
  const [text, setText] = useState(current?.origin ?? 'http://localhost:3000');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  useEffect(() => {
    document.title = texts.title;
  }, [texts.title]);

  const begin = async (): Promise<string | null> => {
    const origin = toOrigin(text);
    if (origin === null) return texts.notAnOrigin;
    const allowed = await checkOverride(session, origin);
    if (typeof allowed === 'string') return texts.refused[allowed].replace('{origin}', origin);
    const registry = await fetchRegistry(getRegistrySource(origin)).catch(() => null);
    if (registry === null) return texts.noBuild.replace('{origin}', origin);
    keepOverride({ origin, until: Date.now() + allowed.lifetimeMs });
    window.location.assign(REMOTE_PAGE);
    return null;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecking(true);
    setProblem(null);
    void begin().then((found) => {
      setProblem(found);
      setChecking(false);
    });
  };

  const reset = (): void => {
    endOverride();
    setCurrent(null);
  };

  const isSignedOut = view.status === 'signed-out' || view.status === 'ended';
  return (
    <>
      <HostNav names={navTexts(language)} current={null} />
      <main className="home override">
        <h1>{texts.title}</h1>
        <p className="home-lead">{texts.lead}</p>
        {current !== null && (
          <div className="override-current">
            <p>{writeRunning(texts, current, language)}</p>
            <div className="home-actions">
              <a className="host-action" href={REMOTE_PAGE}>
                {texts.open}
              </a>
              <button type="button" className="host-quiet" onClick={reset}>
                {texts.reset}
              </button>
            </div>
          </div>
        )}
        {isSignedOut ? (
          <>
            <p role="status">{texts.refused.signIn}</p>
            <a className="host-action" href={`${REMOTE_PAGE}#/login`}>
              {texts.signIn}
            </a>
          </>
        ) : (
          <form noValidate onSubmit={submit}>
            <label htmlFor={id}>{texts.origin}</label>
            <input
              id={id}
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-hint ${id}-problem`}
            />
            <p id={`${id}-hint`} className="override-hint">
              {texts.originHint}
            </p>
            <p id={`${id}-problem`} role="alert" className="override-problem">
              {problem}
            </p>
            <button type="submit" className="host-action" disabled={isChecking}>
              {isChecking ? texts.checking : texts.begin}
            </button>
          </form>
        )}
      </main>
    </>
  );
}
