import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import './field-warning.css';

/** Tells what is worth a second look in a field, though it may stay as it is. */
export const FieldWarning = ({ children }: { readonly children: string }) => (
  <span className="pr-field-warning">
    <IconAlertTriangle size={14} aria-hidden="true" />
    {children}
  </span>
);
