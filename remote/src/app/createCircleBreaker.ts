/** More than a person opens in a second. */
const AT_ONCE = 20;
const SOON_MS = 1_000;

/**
 * Notices a page whose router and the portal lead each other back and forth, which would freeze the tab: its paths are then not
 * followed for a moment, and the console names what is wrong.
 */
export function createCircleBreaker(): (told: string, shown: string) => boolean {
  let count = 0;
  return (told, shown) => {
    if (count === 0)
      setTimeout(() => {
        count = 0;
      }, SOON_MS);
    count += 1;
    if (count === AT_ONCE)
      console.error(
        `rewards-portal: navigation: this page and the portal lead each other from "${told}" to "${shown}" and back. ` +
          'currentPath() and what subscribe tells are paths of the portal, without the prefix of your page.',
      );
    return count >= AT_ONCE;
  };
}
