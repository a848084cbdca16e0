import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const PORTAL = process.env.PORTAL_URL ?? 'http://localhost:3000';

/** A federation host that shares its own React 18 as a singleton; the portal brings its own and takes none. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto', uniqueName: 'alder_react18', clean: true },
  performance: false,
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'alder_react18',
      remotes: { portal: `rewards_portal@${PORTAL}/remotes/portal/current/remoteEntry.js` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      manifest: false,
      dts: false,
    }),
  ],
};
