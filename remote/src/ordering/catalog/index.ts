export { catalogRoutes } from './catalogRoutes.ts';
export { TermsDialog } from './reward/TermsDialog.tsx';
