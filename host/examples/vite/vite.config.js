import { federation } from '@module-federation/vite';

const PORTAL = process.env.PORTAL_URL ?? 'http://localhost:3000';

/** A host with remotes in its own build; it shares nothing with the portal. */
export default {
  base: './',
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'alder_intranet',
      remotes: {
        portal: {
          type: 'module',
          name: 'rewards_portal',
          entry: `${PORTAL}/remotes/portal/current/remoteEntry.mjs`,
        },
      },
      dts: false,
    }),
  ],
};
