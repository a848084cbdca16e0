import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';

/** The text of a field's error with its icon (colour never stands alone). */
export const FieldError = ({ children }: { readonly children: string }) => (
  <span className="pr-field-error">
    <IconAlertCircle size={14} aria-hidden="true" />
    {children}
  </span>
);
