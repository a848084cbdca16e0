/**
 * A module's place in this page's own address, such as `?funding=/funding/history`: the contract's `NavigationPort`, which a
 * router of your own provides as well.
 */
export function createNavigation(module) {
  const listeners = new Set();
  const currentPath = () => new URLSearchParams(location.search).get(module) ?? '/';
  const hrefOf = (path) => `?${new URLSearchParams({ [module]: path })}`;
  const tell = () => listeners.forEach((listener) => listener(currentPath()));
  return {
    currentPath,
    hrefOf,
    navigate: (path, { replace = false } = {}) => {
      if (replace) history.replaceState(null, '', hrefOf(path));
      else history.pushState(null, '', hrefOf(path));
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('popstate', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', tell);
      };
    },
  };
}
