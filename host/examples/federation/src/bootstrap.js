import { loadRemote } from '@module-federation/enhanced/runtime';
import { bindSignOut, createPortalSession } from '../../session.js';

const place = document.getElementById('portal');
const session = createPortalSession();
const options = {
  apiBaseUrl: document.documentElement.dataset.portal,
  portalRoot: document.getElementById('portal-dialogs'),
  returnPage: location.href,
  chrome: 'none',
  // From light to dark; the eighth is that of buttons and links.
  theme: {
    primary: [
      '#f3f0ff',
      '#e5dbff',
      '#d0bfff',
      '#b197fc',
      '#9775fa',
      '#845ef7',
      '#6741d9',
      '#5f3dc4',
      '#4c2fa6',
      '#3b2483',
    ],
  },
};
let handle;

/** Shows one module of the portal at a time; by the build's remotes, or by the runtime. */
async function show(name) {
  await handle?.unmount();
  const { mount } = name === 'funding' ? await import('portal/funding') : await loadRemote(`portal/${name}`);
  handle = await mount(place, options);
}

for (const button of document.querySelectorAll('nav [data-module]')) {
  button.addEventListener('click', () => {
    location.hash = '';
    void show(button.dataset.module);
  });
}
bindSignOut(document.getElementById('sign-out'), session);
if (await session.begin()) options.session = session.port;
await show('funding');
