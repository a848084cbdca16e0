import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface RedirectProps {
  /** Address within the portal, with its query. */
  readonly to: string;
  /** What the page there finds in its history entry. */
  readonly state?: unknown;
}

/**
 * Replaces the address by another one. The router's `Navigate` does so once as long as it stands: an address that comes
 * before the page of the last one is drawn would stay, with nothing on the screen.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    void navigate(to, { replace: true, state });
  }, [location, navigate, to, state]);
  return null;
}
