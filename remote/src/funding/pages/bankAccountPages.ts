// Both load the same form: one part of the bundle.
export { AddBankAccountPage } from './AddBankAccountPage.tsx';
export { EditBankAccountPage } from './EditBankAccountPage.tsx';
