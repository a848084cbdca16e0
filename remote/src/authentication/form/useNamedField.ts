import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { toConnectionField } from './connectionValues.ts';

/** Name of the parameter of the address that says which field a test found wrong. */
export const FIELD_PARAMETER = 'field';

/** Leads to the field that the address names, once; one that is folded away is opened. */
export function useNamedField<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { search } = useLocation();
  const named = toConnectionField(new URLSearchParams(search).get(FIELD_PARAMETER) ?? '');
  useEffect(() => {
    if (named === '') return;
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const field = fields.find((one) => one.getAttribute('name') === named);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [named]);
  return ref;
}
