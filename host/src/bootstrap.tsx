import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { createRoot } from 'react-dom/client';
import { drawPage } from './app/drawPage.tsx';
import { hostLanguage } from './app/hostLanguage.ts';
import { remoteAddress } from './app/remoteAddress.ts';
import './host.css';

const moved = remoteAddress(window.location);
if (moved !== null) window.history.replaceState(null, '', moved);

document.documentElement.lang = hostLanguage();

const element = document.getElementById('host');
if (element !== null) void drawPage(createRoot(element), window.location.pathname, createSharedStore());
