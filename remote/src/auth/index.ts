export { authRoutes } from './authRoutes.ts';
