import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { DialogActions } from '../../ui/form/DialogActions.tsx';
import { FormShell, type FormShellProps } from '../../ui/form/FormShell.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import './paste-dialog.css';

/** The texts of a dialog, as the field names what is pasted. */
interface PasteTexts {
  readonly title: string;
  readonly field: string;
  readonly help: string;
  readonly submit: string;
}

interface PasteDialogProps<Values extends { readonly people: string }, Body, Saved> extends Omit<
  FormShellProps<Values, Body, Saved>,
  'children' | 'label' | 'leaveGuard'
> {
  readonly texts: PasteTexts;
  readonly onClose: () => void;
  /** The outcome of what was pasted before. */
  readonly outcome: ReactNode;
  readonly children?: ReactNode;
}

/** Asks for many people at once, as they were copied from a spreadsheet; `children`: what is asked besides. */
export function PasteDialog<Values extends { readonly people: string }, Body, Saved>({
  texts: { title, field, help, submit },
  onClose,
  outcome,
  children,
  ...form
}: PasteDialogProps<Values, Body, Saved>) {
  return (
    <Dialog opened title={title} onClose={onClose} width={640}>
      <div className="pr-paste">
        <FormShell<Values, Body, Saved> {...form} leaveGuard={false} label={title}>
          {outcome}
          <TextAreaField name="people" label={field} help={help} rows={10} required />
          {children}
          <DialogActions onClose={onClose}>{submit}</DialogActions>
        </FormShell>
      </div>
    </Dialog>
  );
}

interface PasteRefusalProps {
  /** Null unless it has more rows than one order takes. */
  readonly tooMany: string | null;
  /** The row of a quotation mark that may enclose others. */
  readonly doubtfulRow: number | null | undefined;
  readonly nothing: string;
}

/** Says why nobody was read of what was pasted. */
export function PasteRefusal({ tooMany, doubtfulRow, nothing }: PasteRefusalProps) {
  const { t } = useTranslation('quickOrder');
  return (
    <Notice kind="warning">
      {tooMany ?? (doubtfulRow == null ? nothing : t('paste.doubtful', { row: doubtfulRow }))}
    </Notice>
  );
}

/** How many rows one paste takes, for the texts of its dialog. */
export const PASTE_MAX = { max: SETTINGS.orders.maxLines };
