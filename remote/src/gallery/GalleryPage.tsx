import { useState, useSyncExternalStore } from 'react';

interface GalleryPageProps {
  readonly names: readonly string[];
  readonly languages: readonly string[];
}

const WIDTHS = ['100%', '320px', '375px', '768px', '1280px'];
const SCHEMES = ['light', 'dark'];

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The list of stories, and the one that the address names in a frame of its own: width, scheme and language are the frame's. */
export function GalleryPage({ names, languages }: GalleryPageProps) {
  const hash = useSyncExternalStore(onHash, () => window.location.hash.slice(1));
  const [scheme, setScheme] = useState('light');
  const [language, setLanguage] = useState('en');
  const [width, setWidth] = useState('100%');
  const shown = names.includes(hash) ? hash : (names[0] ?? '');
  const query = new URLSearchParams({ story: shown, scheme, language });
  return (
    <div className="gallery">
      <nav aria-label="Stories" className="gallery__names">
        {names.map((name) => (
          <a key={name} href={`#${name}`} aria-current={name === shown ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className="gallery__looks">
        <Choice label="Scheme" values={SCHEMES} value={scheme} onChange={setScheme} />
        <Choice label="Width" values={WIDTHS} value={width} onChange={setWidth} />
        <Choice label="Language" values={languages} value={language} onChange={setLanguage} />
      </div>
      <iframe key={query.toString()} title={shown} src={`?${query.toString()}`} style={{ width }} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, values, value, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);
