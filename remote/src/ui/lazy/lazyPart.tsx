import { lazy, type ComponentType } from 'react';
import { onForgetFailure } from './failedParts.ts';
import { loadChunk } from './loadChunk.ts';

/** A lazy component that can load again after its failure was reset. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      loadChunk(load).then(
        (part) => ({ default: part as ComponentType<object> }),
        (error: unknown) => {
          onForgetFailure(() => (Part = start()));
          throw error;
        },
      ),
    );
  let Part = start();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
