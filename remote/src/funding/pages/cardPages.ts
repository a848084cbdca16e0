// Both load the same form: one part of the bundle.
export { AddCardPage } from './AddCardPage.tsx';
export { EditCardPage } from './EditCardPage.tsx';
