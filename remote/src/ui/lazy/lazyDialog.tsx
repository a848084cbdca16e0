import { useState, type ComponentType } from 'react';
import { findOpener, Opener } from '../dialog/opener.ts';
import { lazyPart } from './lazyPart.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';

/**
 * A dialog whose code comes after the page that opens it (`useLoadAhead`); where it fails, a plain dialog says so. However
 * late it comes, it returns the focus to what opened it.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function LazyDialog(props: Props) {
    const [opener] = useState(findOpener);
    return (
      <OverlayBoundary onClose={props.onClose}>
        <Opener value={opener}>
          <Part {...props} />
        </Opener>
      </OverlayBoundary>
    );
  };
}
