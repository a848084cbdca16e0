import { Button, MantineProvider, Title } from '@mantine/core';
import '@mantine/core/styles.css';
import { createElement as h, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortalSession } from '../../session.js';

const session = createPortalSession();
const options = {
  apiBaseUrl: 'http://localhost:3000',
  returnPage: location.href,
  chrome: 'none',
  theme: { radius: 16 },
};
if (await session.begin()) options.session = session.port;

/** Funding in a page of React 18 with a kit of its own. */
function Funding() {
  const place = useRef(null);
  useEffect(() => {
    const mounting = import('portal/funding').then(({ mount }) => mount(place.current, options));
    return () => void mounting.then((handle) => handle.unmount());
  }, []);
  return h('div', { ref: place, id: 'portal-place' });
}

/** The page's own way out, while somebody is signed in. */
function SignOut() {
  const [isSignedIn, setIsSignedIn] = useState(options.session !== undefined);
  useEffect(() => session.port.subscribe(({ status }) => setIsSignedIn(status === 'signed-in')), []);
  return isSignedIn && h(Button, { color: 'grape', onClick: session.signOut }, 'Sign out');
}

createRoot(document.getElementById('app')).render(
  h(MantineProvider, null, [
    h(Title, { key: 'title', order: 1 }, `Our page, React ${version}`),
    h(Button, { key: 'button', color: 'grape' }, 'Ours'),
    h(SignOut, { key: 'sign-out' }),
    h(Funding, { key: 'funding' }),
  ]),
);
