import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const root = import.meta.dirname;

/** Whole files for `npm run verify:full`, which sets TEST_FULL: matrices, large counts, and stories beside the main one of their page. */
const withoutFull = process.env['TEST_FULL'] === '1' ? [] : ['\\.full\\.test\\.tsx?$'];

/** Browser code runs as CommonJS in jsdom; types are checked by `npm run check`, not here. */
const front = (name: string): Config => ({
  displayName: name,
  rootDir: `<rootDir>/${name}`,
  testEnvironment: `${root}/.ci/jest/browserEnvironment.cjs`,
  testMatch: ['<rootDir>/{src,ops}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...withoutFull],
  fakeTimers: {
    // A Wednesday far from month ends and holidays: the date of the machine is no part of a test.
    now: Date.UTC(2026, 2, 18, 12),
    // Promises, React and fetch go on while a test holds the timers.
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  },
  setupFiles: [`${root}/.ci/jest/polyfills.ts`],
  setupFilesAfterEnv: [
    `${root}/.ci/jest/matchers.ts`,
    // Rules know no elements.
    ...(name === 'shared' ? [] : [`${root}/.ci/jest/withoutDiagnostics.ts`]),
  ],
  moduleNameMapper: {
    '\\.css$': `${root}/.ci/jest/styleStub.ts`,
    '^@tabler/icons-react/dist/esm/icons/.*$': `${root}/.ci/jest/iconStub.ts`,
  },
  transform: {
    '\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          target: 'ES2023',
          module: 'CommonJS',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          jsx: 'react-jsx',
          esModuleInterop: true,
          isolatedModules: true,
          allowImportingTsExtensions: true,
          resolveJsonModule: true,
          noEmit: true,
        },
        diagnostics: false,
      },
    ],
  },
});

const config: Config = {
  // For what hangs: a file that shares a busy machine may wait long for its database.
  testTimeout: 120_000,
  // One worker per CPU, and one more for what files wait for their database and for timers.
  maxWorkers: availableParallelism() + 1,
  // Modules of an API file stay in its worker's memory, which garbage collection then goes through again and again.
  workerIdleMemoryLimit: '1GB',
  projects: [
    front('host'),
    front('remote'),
    front('shared'),
    {
      displayName: 'api',
      // Node itself loads the modules, once a worker: to link them anew for each file took more than half of the time.
      runner: 'jest-light-runner',
      rootDir: '<rootDir>/api',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...withoutFull],
      setupFilesAfterEnv: [`${root}/.ci/jest/endHanging.mjs`],
      extensionsToTreatAsEsm: ['.ts'],
      globalSetup: `${root}/api/src/testing/globalSetup.ts`,
      globalTeardown: `${root}/api/src/testing/globalTeardown.ts`,
      transform: {},
    },
  ],
};

export default config;
