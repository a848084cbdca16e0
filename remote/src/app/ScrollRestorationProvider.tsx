import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLocation, type RouterProviderProps } from 'react-router-dom';
import { TitleShown } from '../ui/page/newPage.ts';
import { createScrollRestoration, type ScrollRestoration } from './scrollRestoration.ts';
import { useServices } from './services.ts';

const ScrollRestorationContext = createContext<ScrollRestoration | null>(null);

interface ScrollRestorationProviderProps {
  readonly router: RouterProviderProps['router'];
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** Scroll and focus of one mount; wraps the router, because the position is stored before the page unmounts. */
export function ScrollRestorationProvider({ router, root, children }: ScrollRestorationProviderProps) {
  const { routes, isEmbedded } = useServices();
  const restoration = useMemo(
    () => createScrollRestoration({ router, routes, root, isEmbedded }),
    [router, routes, root, isEmbedded],
  );
  useLayoutEffect(() => restoration.start(), [restoration]);
  return (
    <ScrollRestorationContext value={restoration}>
      <TitleShown value={restoration.titleShown}>{children}</TitleShown>
    </ScrollRestorationContext>
  );
}

/** Reports that the page of an address was rendered; inside the router. */
export function useArrival(): void {
  const restoration = useContext(ScrollRestorationContext);
  const { key } = useLocation();
  useLayoutEffect(() => restoration?.arrived(), [restoration, key]);
}
