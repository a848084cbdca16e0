import { useMantineContext } from '@mantine/core';
import { useEffect } from 'react';

/**
 * Forgets the fields of what is taken away, when that is unmounted or `pathname` is another. React holds the field that had the
 * focus last until some focus is lost, and with it the field's form and what was typed there; a field that is taken away
 * loses none, so this says so from within the mount: of its container React hears nothing where the host draws that.
 */
export function useForgetField(pathname = ''): void {
  const { getRootElement } = useMantineContext();
  useEffect(() => {
    const forget = () =>
      getRootElement()?.firstElementChild?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    return () => void forget();
  }, [getRootElement, pathname]);
}
