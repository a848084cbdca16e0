export { EmulateButton } from './EmulateButton.tsx';
export { emulationRoutes } from './emulationRoutes.ts';
