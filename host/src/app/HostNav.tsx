import { REMOTE_PAGE } from './remoteAddress.ts';

/** The company's navigation, shown on every page except the portal. */
export function HostNav() {
  return (
    <header className="host-nav">
      <a className="host-brand" href="/">
        Larkfield
      </a>
      <nav aria-label="Larkfield">
        <a href={REMOTE_PAGE}>Portal</a>
      </nav>
    </header>
  );
}
