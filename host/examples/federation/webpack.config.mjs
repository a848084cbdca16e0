import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const PORTAL = process.env.PORTAL_URL ?? 'http://localhost:3000';

/** A host with remotes in its own build, as any other remote of its company; it shares nothing with the portal. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto', uniqueName: 'alder_intranet', clean: true },
  performance: false,
  plugins: [
    new ModuleFederationPlugin({
      name: 'alder_intranet',
      remotes: { portal: `rewards_portal@${PORTAL}/remotes/portal/current/remoteEntry.js` },
      manifest: false,
      dts: false,
    }),
  ],
};
