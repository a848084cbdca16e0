import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortalSession } from '../../session.js';
import { createNavigation } from './navigation.js';
import { PortalModule } from './PortalModule.jsx';

const session = createPortalSession();
const signIn = (await session.begin()) ? { session: session.port } : {};

const MODULES = ['funding', 'ordering'];
const moduleOfAddress = () => MODULES.find((name) => new URLSearchParams(location.search).has(name)) ?? MODULES[0];

function App() {
  const [module, setModule] = useState(moduleOfAddress);
  const [isSignedIn, setIsSignedIn] = useState('session' in signIn);
  const options = useMemo(
    () => ({ ...signIn, returnPage: location.href, navigation: createNavigation(module), theme: { radius: 2 } }),
    [module],
  );
  useEffect(() => session.port.subscribe(({ status }) => setIsSignedIn(status === 'signed-in')), []);
  return (
    <>
      <nav aria-label="Company">
        {MODULES.map((name) => (
          <button key={name} type="button" onClick={() => setModule(name)}>
            {name}
          </button>
        ))}
        {isSignedIn && (
          <button type="button" onClick={session.signOut}>
            Sign out
          </button>
        )}
      </nav>
      <main id="portal-place">
        <PortalModule key={module} module={module} options={options} />
      </main>
    </>
  );
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
