import { LONE_MODULES, modulePage, type LoneModule } from '../app/modulePages.ts';
import type { NavTexts } from '../company/navTexts.ts';
import type { HomeTexts } from './texts/HomeTexts.ts';

/** 24-unit line drawings: a present, a wallet, controls. */
const ICONS: Readonly<Record<LoneModule, string>> = {
  ordering: 'M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8C9 8 7.5 7 7.5 5.5S10 3 12 8zM12 8c3 0 4.5-1 4.5-2.5S14 3 12 8z',
  funding: 'M17 7V5a1 1 0 0 0-1-1H6a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6M15 13.5h4',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
};

/** One card for each module that has a page of its own. */
export function Entrances({ names, texts }: { names: NavTexts; texts: HomeTexts }) {
  return (
    <section aria-labelledby="home-start">
      <h2 id="home-start">{texts.start}</h2>
      <ul className="home-entrances">
        {LONE_MODULES.map((module) => (
          <li key={module} className="home-entrance">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[module]} />
            </svg>
            <h3>
              <a href={modulePage(module)}>{names[module]}</a>
            </h3>
            <p>{texts.about[module]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
