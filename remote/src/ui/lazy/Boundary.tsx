import { isRemoteError, type RemoteErrorCode } from '@portal/shared/federation/remoteModule';
import { Component, createContext, type ContextType, type ReactNode } from 'react';
import { forgetFailures } from '../../chunks/failedParts.ts';

/** Called with every failure that a boundary caught; provided by the mount. */
export const FailureReport = createContext<(code: RemoteErrorCode, error: unknown) => void>(() => undefined);

export interface BoundaryProps {
  /** Fallback rendered after a failure. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

type State = { readonly failure: null | { readonly error: unknown } };

/** A boundary draws anew this often: a page that never comes to stand would go on for ever. */
const MOST_REDRAWS = 20;

/** A node was looked for where it is no longer: browsers that translate put elements in place of texts. */
const isDisplaced = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

const isOutOfReach = (error: unknown): boolean => isRemoteError(error) && error.code === 'NETWORK';

/**
 * Error boundary. A network failure is retried by itself once the browser is online; a page whose nodes something else
 * than React has moved is drawn anew at once.
 */
export class Boundary extends Component<BoundaryProps, State> {
  static override contextType = FailureReport;
  declare context: ContextType<typeof FailureReport>;
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#retryWhenOnline);
  }

  override componentDidCatch(error: unknown): void {
    forgetFailures();
    this.context(isRemoteError(error) ? error.code : 'RENDER', error);
    if (this.#mayRedraw(error)) {
      this.#redraws += 1;
      this.#retry();
    }
    // Requested before the browser came online, failed after.
    if (this.#cameOnline && isOutOfReach(error)) this.#retry();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retryWhenOnline);
  }

  #cameOnline = false;
  #redraws = 0;

  readonly #mayRedraw = (error: unknown): boolean => this.#redraws < MOST_REDRAWS && isDisplaced(error);

  readonly #retry = (): void => {
    this.#cameOnline = false;
    this.setState({ failure: null });
  };

  readonly #retryWhenOnline = (): void => {
    this.#cameOnline = true;
    if (this.state.failure !== null && isOutOfReach(this.state.failure.error)) this.#retry();
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.#mayRedraw(failure.error) ? null : this.props.failed(failure.error, this.#retry);
  }
}
