import { createContext, useContext, useEffect } from 'react';

/** Tells the dialog around whether something is sent whose outcome it will show. */
export const DialogBusy = createContext<(isBusy: boolean) => void>(() => undefined);

/** Keeps the dialog around open while `isBusy`. */
export function useDialogBusy(isBusy: boolean): void {
  const notifyDialog = useContext(DialogBusy);
  useEffect(() => {
    notifyDialog(isBusy);
    return () => notifyDialog(false);
  }, [notifyDialog, isBusy]);
}
