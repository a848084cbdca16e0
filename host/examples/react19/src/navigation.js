/**
 * A module's place in this page's own address, such as `?funding=/funding/history`: the contract's `NavigationPort`, which a
 * router of your own provides as well.
 */
export function createNavigation(module) {
  const listeners = new Set();
  const currentPath = () => new URLSearchParams(location.search).get(module) ?? '/';
  const tell = () => listeners.forEach((listener) => listener(currentPath()));
  return {
    currentPath,
    navigate: (path, { replace = false } = {}) => {
      const address = `?${new URLSearchParams({ [module]: path })}`;
      if (replace) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
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
