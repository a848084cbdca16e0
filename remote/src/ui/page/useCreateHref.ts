import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Returns the `href` of any path, for links that are no `Link`; '' where the page around the module gives it no address. */
export const useCreateHref = (): ((path: string) => string) => {
  const { navigator } = useContext(NavigationContext);
  return navigator.createHref;
};
