import type { Language } from '@portal/shared/domain/enumerations';
import { SCOPE_CLASS } from '@portal/shared/federation/buildInfo';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { Portal } from '../app/Portal.tsx';
import { startServices } from '../app/startServices.ts';
import type { Story } from './story.ts';

const NO_ROWS = { open: [], load: () => Promise.resolve([]) };

interface StoryAppearance {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly language: Language;
}

/** Draws one story into the page, with everything around it that a mount has. `data-story` names it once it is there. */
export async function renderStory(name: string, story: Story, { scheme, language }: StoryAppearance): Promise<void> {
  const { services } = await startServices(NO_ROWS, {
    locale: language,
    session: {
      getAccessToken: () => Promise.reject(new Error('Nobody is signed in')),
      reportUnauthorized: () => Promise.resolve('ended'),
      signOut: () => Promise.resolve(),
      subscribe: () => () => undefined,
    },
  });
  const [root, portal, portalTarget] = [scope(SCOPE_CLASS), scope(SCOPE_CLASS), scope('pr-root pr-root--portal')];
  portal.append(portalTarget);
  document.body.append(root, portal);
  const element = <main className="pr-story">{createElement(story)}</main>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [story.address ?? '/'] });
  createRoot(root).render(
    <Portal
      services={services}
      router={router}
      theme={{ colorScheme: scheme }}
      nonce={undefined}
      scopes={{ root, portal, portalTarget }}
      onCommitted={() => {
        document.body.dataset['story'] = name;
      }}
      hasCommitted={() => true}
    />,
  );
}

function scope(className: string): HTMLElement {
  const node = document.createElement('div');
  node.className = className;
  return node;
}
