import './locales.ts';

export { authRoutes } from './authRoutes.ts';
