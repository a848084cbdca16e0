import * as runtime from 'react-refresh/runtime';

globalThis.portalRefreshRuntime = runtime;
