import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { createRoot } from 'react-dom/client';
import { ALL_STORIES } from './allStories.ts';
import { renderStory } from './renderStory.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import './gallery.css';

const SCHEMES = ['light', 'dark'] as const;

const query = new URLSearchParams(window.location.search);
const name = query.get('story');
const story = name === null ? undefined : ALL_STORIES.get(name);

if (name === null) {
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<GalleryPage names={[...ALL_STORIES.keys()]} languages={LANGUAGES} />);
} else if (story === undefined) {
  document.body.textContent = `There is no story ${name}.`;
} else {
  const scheme = SCHEMES.find((one) => one === query.get('scheme')) ?? 'auto';
  void renderStory(name, story, { scheme, language: languageOf(query.get('language') ?? 'en') });
}
