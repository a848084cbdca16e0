import type { Language } from '@portal/shared/domain/enumerations';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import type { NavTexts } from '../company/navTexts.ts';
import { Entrances } from './Entrances.tsx';
import { homeTexts } from './homeTexts.ts';
import { Picture } from './Picture.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import './home.css';

interface HomePageProps {
  readonly language: Language;
  readonly names: NavTexts;
  readonly session: SessionClient;
}

/** The company's start page: what the portal does, the ways into it, and who is signed in. */
export function HomePage({ language, names, session }: HomePageProps) {
  const texts = homeTexts(language);
  return (
    <main className="home">
      <div className="home-hero">
        <div className="home-words">
          <h1>{texts.title}</h1>
          <p className="home-lead">{texts.lead}</p>
          <SessionPanel client={session} texts={texts} />
        </div>
        <figure>
          <Picture label={texts.picture} />
          <figcaption>
            <ol className="home-steps">
              {texts.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </figcaption>
        </figure>
      </div>
      <Entrances names={names} texts={texts} />
    </main>
  );
}
