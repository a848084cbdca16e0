import { bindSignOut, createPortalSession } from '../session.js';

const session = createPortalSession();
bindSignOut(document.getElementById('sign-out'), session);

document.querySelector('rewards-portal').options = {
  session: session.port,
  returnPage: location.href,
  theme: { radius: 0, fontFamily: 'Georgia, serif' },
};
