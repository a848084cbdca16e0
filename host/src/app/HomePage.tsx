import { HostNav } from './HostNav.tsx';
import { REMOTE_PAGE } from './remoteAddress.ts';

/** The company's start page, outside the portal. */
export function HomePage() {
  return (
    <>
      <HostNav />
      <main className="host-home">
        <h1>Good things for the people you work with</h1>
        <p>Choose a reward, send it from a funded account and see it arrive.</p>
        <a className="host-action" href={REMOTE_PAGE}>
          Open the rewards portal
        </a>
      </main>
    </>
  );
}
