import { bindSignOut, createPortalSession } from '../../session.js';

const MODULES = { funding: () => import('portal/funding'), settings: () => import('portal/settings') };
const place = document.getElementById('portal');
const session = createPortalSession();
const options = {
  apiBaseUrl: document.documentElement.dataset.portal,
  returnPage: location.href,
  chrome: 'none',
  theme: { colorScheme: 'dark' },
};
let handle;

/** Shows one module of the portal at a time. */
async function show(name) {
  await handle?.unmount();
  const { mount } = await MODULES[name]();
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
