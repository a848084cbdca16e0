import './locales.ts';

export { quickOrderRoutes } from './quickOrderRoutes.ts';
