export { printTemplatesRoutes } from './printTemplatesRoutes.ts';
