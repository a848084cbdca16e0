export { emulationRoutes } from './emulation/index.ts';
export { staffRoutes } from './staffRoutes.ts';
