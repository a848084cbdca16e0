import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, type RouterProviderProps } from 'react-router-dom';
import { TitleShown } from '../ui/page/newPage.ts';
import { createScrollRestoration, type ScrollRestoration } from './scrollRestoration.ts';
import { useServices } from './services.ts';

const PlacesContext = createContext<ScrollRestoration | null>(null);

interface ScrollRestorationProviderProps {
  readonly router: RouterProviderProps['router'];
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** Scroll and focus of one mount; wraps the router, because the position is stored before the page unmounts. */
export function ScrollRestorationProvider({ router, root, children }: ScrollRestorationProviderProps) {
  const { rows, isEmbedded } = useServices();
  const places = useMemo(
    () => createScrollRestoration({ router, rows, root, isEmbedded }),
    [router, rows, root, isEmbedded],
  );
  useLayoutEffect(() => places.start(), [places]);
  return (
    <PlacesContext value={places}>
      <TitleShown value={places.titleShown}>{children}</TitleShown>
    </PlacesContext>
  );
}

/** Reports that the page of an address was rendered; inside the router. */
export function useArrival(): void {
  const places = useContext(PlacesContext);
  const { key } = useLocation();
  useLayoutEffect(() => places?.arrived(), [places, key]);
}
