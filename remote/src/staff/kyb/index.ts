export { kybRoutes } from './kybRoutes.ts';
export { KYB_TONES } from './kybTone.ts';
