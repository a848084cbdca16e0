import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { MAIL_FIELDS, findMailRefusal } from '../message/refusedMails.ts';
import type { LineMailValues } from './lineMailValues.ts';

/** Shows what the server refused in the chosen mail at its fields; where the page opens with such a mail, the first has the focus. */
export function useRefusedMail(refused: unknown, form: RefObject<HTMLElement | null>): void {
  const { values, errors, setFieldTouched, validateForm } = useFormikContext<LineMailValues>();
  const { line } = values;
  const isOpening = useRef(true);
  useEffect(() => {
    const fields = MAIL_FIELDS.filter((field) => findMailRefusal(refused, Number(line), field) !== null);
    isOpening.current &&= fields.length > 0;
    if (fields.length === 0) return;
    for (const field of fields) void setFieldTouched(field, true, false);
    void validateForm();
  }, [refused, line, setFieldTouched, validateForm]);
  useEffect(() => {
    const field = isOpening.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (!field) return;
    isOpening.current = false;
    field.focus();
  }, [errors, form]);
}
