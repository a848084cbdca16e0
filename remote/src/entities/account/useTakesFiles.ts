import { useAccount } from './useSelectedAccount.ts';

/** True unless files of recipients are switched off for the selected account; also while that is not known. */
export const useTakesFiles = (): boolean => useAccount().account?.bulkUploadDisabled !== true;
