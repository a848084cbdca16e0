import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { createRoot } from 'react-dom/client';
import { HostApp } from './app/HostApp.tsx';
import { remoteAddress } from './app/remoteAddress.ts';
import './host.css';

const moved = remoteAddress(window.location);
if (moved !== null) window.history.replaceState(null, '', moved);

const element = document.getElementById('host');
if (element !== null)
  createRoot(element).render(<HostApp path={window.location.pathname} store={createSharedStore()} />);
