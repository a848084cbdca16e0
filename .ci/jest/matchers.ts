import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A test waits long enough, however busy the machine; one that hangs says where before the suite's time-out ends it.
configure({ asyncUtilTimeout: 60_000 });

const TIMERS: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Every test begins at the one moment of jest.config.ts; `jest.now()` tells it, and only the test itself moves it. */
const stopTheClock = (): void => void jest.useFakeTimers({ doNotFake: TIMERS });
stopTheClock();
beforeEach(stopTheClock);
