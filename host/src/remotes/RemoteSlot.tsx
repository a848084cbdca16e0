import { HOST_SIGN_IN_PAGE } from '@portal/shared/domain/access/paths';
import { isRemoteError, RemoteError, type ModuleName, type MountHandle } from '@portal/shared/federation/remoteModule';
import type { FrameLoader } from '@portal/shared/loader/createLoader';
import { healCard } from '@portal/shared/loader/healCard';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { useEffect, useRef, useState } from 'react';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemoteLoading } from './RemoteLoading.tsx';

interface RemoteSlotProps {
  readonly loader: FrameLoader;
  readonly remote: string;
  readonly module: ModuleName;
  readonly store: SharedStore;
  /** `none`: the host's own page is the frame. */
  readonly chrome?: 'full' | 'none';
}

type Phase = { readonly name: 'loading' | 'slow' | 'ready' } | { readonly name: 'failed'; readonly error: RemoteError };

async function loadAndMount(
  { loader, remote, module, store, chrome = 'full' }: RemoteSlotProps,
  container: HTMLElement,
  signal: AbortSignal,
  onSlow: () => void,
): Promise<MountHandle> {
  const { remoteModule, registryProblem, insteadOf } = await loader.load(remote, module, { signal, onSlow });
  signal.throwIfAborted();
  // The user misses nothing; whoever looks for the cause finds it here.
  for (const problem of [registryProblem, insteadOf]) if (problem !== null) console.warn(problem);
  const element = document.createElement('div');
  const portalRoot = document.createElement('div');
  container.replaceChildren(element, portalRoot);
  return remoteModule.mount(element, {
    store,
    // This page's own origin, also where the store of versions is elsewhere.
    apiBaseUrl: '',
    chrome,
    portalRoot,
    signal,
    // In the company's own frame the company's face and its sign-in; alone the portal has its own.
    ...(chrome === 'none' && { theme: { fontFamily: 'var(--host-face)' }, loginPage: HOST_SIGN_IN_PAGE }),
    onEvent: (event) => {
      if (event.type === 'title') document.title = event.title;
    },
  });
}

const named = (error: unknown): RemoteError =>
  isRemoteError(error) ? error : new RemoteError('MOUNT', 'The module could not be mounted.', { cause: error });

/** Mount point of one module: loads, mounts and unmounts it, and renders its failure. */
export function RemoteSlot(props: RemoteSlotProps) {
  const { loader, remote, module, store, chrome } = props;
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>({ name: 'loading' });

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const abort = new AbortController();
    const onSlow = (): void => void (abort.signal.aborted || setPhase({ name: 'slow' }));
    const mounting = loadAndMount({ loader, remote, module, store, chrome }, element, abort.signal, onSlow);
    mounting.then(
      () => abort.signal.aborted || setPhase({ name: 'ready' }),
      (error: unknown) => abort.signal.aborted || setPhase({ name: 'failed', error: named(error) }),
    );
    return () => {
      abort.abort();
      void mounting.then((handle) => handle.unmount()).catch(() => undefined);
    };
  }, [attempt, loader, remote, module, store, chrome]);

  useEffect(() => {
    if (phase.name !== 'failed') return;
    const onHealed = (): void => {
      setPhase({ name: 'loading' });
      setAttempt((before) => before + 1);
    };
    return healCard({ loader, remote, module, onHealed });
  }, [phase, loader, remote, module]);

  const retry = (): void => {
    setPhase({ name: 'loading' });
    setAttempt(attempt + 1);
  };

  return (
    <>
      {(phase.name === 'loading' || phase.name === 'slow') && <RemoteLoading isSlow={phase.name === 'slow'} />}
      {phase.name === 'failed' && <RemoteFailure error={phase.error} onRetry={retry} />}
      <div ref={container} hidden={phase.name === 'failed'} />
    </>
  );
}
