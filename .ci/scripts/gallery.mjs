import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { common, scopeClass, script, style, styles, version } from '../../webpack.config.ts';
import { fastRefresh, runtimeEntry } from '../webpack/fastRefresh.ts';

const PORT = Number(process.env.PORT ?? 3100);

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"></head><body style="margin: 0"></body></html>`;

const compiler = webpack({
  ...common('remote', 'development'),
  name: 'gallery',
  cache: { ...common('remote', 'development').cache, name: 'gallery' },
  entry: [runtimeEntry, './src/gallery/index.tsx'],
  output: { publicPath: '/', uniqueName: 'gallery' },
  module: { rules: [script('development'), style(scopeClass)] },
  plugins: [
    new webpack.DefinePlugin({ __PORTAL_VERSION__: JSON.stringify(version) }),
    new HtmlWebpackPlugin({ templateContent: PAGE }),
    styles(false),
    ...fastRefresh('brings the runtime'),
  ],
});

const server = new WebpackDevServer(
  {
    port: PORT,
    host: '127.0.0.1',
    hot: true,
    static: false,
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: { errors: true, warnings: false, runtimeErrors: false } },
  },
  compiler,
);

await server.start();
const { port } = server.server.address();
server.middleware.waitUntilValid(() => console.log(`Gallery: http://localhost:${port}`));
