import { lazy, use, useContext, useState, type ComponentType } from 'react';
import { onForgetUnseen } from '../../chunks/failedParts.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { Rehearsing } from './Rehearsal.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Parts that are loaded, by what loads them. */
const loaded = new WeakMap<object, ComponentType<object>>();

const loadQuietly = <Props extends object>(load: Load<Props>): Promise<unknown> =>
  load().then(
    (part) => loaded.set(load, part as ComponentType<object>),
    () => undefined,
  );

/** Loads a part before it is rendered. A failure is left to its rendering, which tries again. */
export function preloadPart<Props extends object>(load: Load<Props>): void {
  if (!loaded.has(load)) void loadQuietly(load);
}

/** A lazy component that can load again after its failure was reset. A preloaded one is rendered at once, without a fallback. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      loadChunk(load).then(
        (part) => ({ default: part as ComponentType<object> }),
        (error: unknown) => {
          onForgetUnseen(() => (Part = start()));
          throw error;
        },
      ),
    );
  let Part = start();
  let rehearsal: Promise<unknown> | undefined;
  /** Loads once, and draws nothing after a failure: it is left to the opening. */
  function RehearsedPart(props: object) {
    use((rehearsal ??= loadQuietly(load)));
    const Loaded = loaded.get(load);
    return Loaded === undefined ? null : <Loaded {...props} />;
  }
  return function LazyPart(props: Props) {
    const [preloaded] = useState(() => loaded.get(load) ?? null);
    const isRehearsed = useContext(Rehearsing);
    const Shown = preloaded ?? (isRehearsed ? RehearsedPart : Part);
    return <Shown {...props} />;
  };
}
