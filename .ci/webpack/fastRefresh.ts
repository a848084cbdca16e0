import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** First module of the build that brings the page's refresh runtime. */
export const runtimeEntry = join(import.meta.dirname, 'refreshRuntime.mjs');

// One name for all builds: whichever comes later finds the runtime installed.
const refresh = (): WebpackPluginInstance => new ReactRefreshPlugin({ library: 'portal', overlay: false });

/**
 * React Fast Refresh of a development build. React is shared by host and remote, and tells its changes to one runtime only:
 * the host brings it, the remote takes it from the page.
 */
export const fastRefresh = (role: 'brings the runtime' | 'takes the runtime'): WebpackPluginInstance[] =>
  role === 'brings the runtime'
    ? [refresh()]
    : [refresh(), new webpack.ExternalsPlugin('var', ({ request }, done) => done(null, takenFromPage(request)))];

const takenFromPage = (request: string): string | undefined =>
  /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request) ? 'portalRefreshRuntime' : undefined;
