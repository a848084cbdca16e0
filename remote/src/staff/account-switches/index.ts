export { AccountSwitches } from './AccountSwitches.tsx';
