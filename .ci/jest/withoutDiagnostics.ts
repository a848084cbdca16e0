import { configure, getConfig, type Config } from '@testing-library/dom';
import * as React from 'react';

/** The part of React in which development builds gather stacks for messages that nobody reads: a sixth of the time of a page's tests. */
interface ReactInternals {
  // In no type: a release that renames it fails here, at the start of every page's test.
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}
interface WaitingConfig extends Config {
  /** Set while a `findBy` looks again and again. */
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

// The stacks of where elements were made: React takes no more of them once it counts 10,000 in a second.
Object.defineProperty(
  (React as unknown as ReactInternals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);

// The whole document, printed at each look of a `findBy`: the last one, which fails the test, prints it all the same.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    (getConfig() as WaitingConfig)._disableExpensiveErrorDiagnostics === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});
