import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import './field-error.css';

/** A field's error text in red with an icon, because colour alone must not carry meaning (WCAG 2.2, 1.4.1). */
export const FieldError = ({ children }: { readonly children: string }) => (
  <span className="pr-field-error">
    <IconAlertCircle size={14} aria-hidden="true" />
    {children}
  </span>
);
