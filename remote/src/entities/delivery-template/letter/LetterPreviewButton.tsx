import { Button } from '@mantine/core';
import type { LetterPreviewBody } from '@portal/shared/contract/printTemplates';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import './letter.css';
import type { LetterPreviewDialogProps } from './LetterPreviewDialog.tsx';
import './locales.ts';

const LetterPreviewDialog = lazyPart<LetterPreviewDialogProps>(
  async () => (await import(/* webpackChunkName: "letter-preview" */ './LetterPreviewDialog.tsx')).LetterPreviewDialog,
);

interface LetterPreviewButtonProps {
  /** The fields of the form that a letter shows; while one is wrong, none is drawn. */
  readonly fields: readonly string[];
  readonly toBody: () => LetterPreviewBody;
}

/** Opens the letter that the form around it describes. */
export function LetterPreviewButton({ fields, toBody }: LetterPreviewButtonProps) {
  const { t } = useTranslation('letter');
  const { errors, touched, setTouched, validateForm } = useFormikContext<FormikValues>();
  const [body, setBody] = useState<LetterPreviewBody | null>(null);
  const [isRefused, setRefused] = useState(false);
  const close = () => setBody(null);
  const open = async () => {
    const errors = await validateForm();
    const wrong = fields.filter((field) => field in errors);
    setRefused(wrong.length > 0);
    if (wrong.length > 0) await setTouched({ ...touched, ...Object.fromEntries(wrong.map((field) => [field, true])) });
    else setBody(toBody());
  };
  return (
    <div className="pr-letter__preview">
      <Button variant="default" leftSection={<IconFileText size={16} aria-hidden="true" />} onClick={() => void open()}>
        {t('preview.action')}
      </Button>
      <span role="alert">
        {isRefused && fields.some((field) => field in errors) && <FieldError>{t('preview.refused')}</FieldError>}
      </span>
      {body !== null && (
        <OverlayBoundary onClose={close}>
          <LetterPreviewDialog body={body} onClose={close} />
        </OverlayBoundary>
      )}
    </div>
  );
}
