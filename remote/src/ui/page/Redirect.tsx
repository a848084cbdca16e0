import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface RedirectProps {
  /** Address within the portal, with its query. */
  readonly to: string;
  /** History state for the target page. */
  readonly state?: unknown;
}

/**
 * Replaces the address by another one. The router's `Navigate` does so once while mounted: an address that arrives
 * before the page of the last one is rendered would stay, with a blank screen.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    void navigate(to, { replace: true, state });
  }, [location, navigate, to, state]);
  return null;
}
