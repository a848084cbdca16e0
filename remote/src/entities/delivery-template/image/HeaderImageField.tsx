import { Button } from '@mantine/core';
import { HEADER_IMAGE } from '@portal/shared/domain/templates/headerImage';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOrigin } from '../../../api/apiEnvironment.ts';
import { messageText } from '../../../i18n/messageText.ts';
import type { Message } from '../../../i18n/message.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { FileChoice } from '../../../ui/file/FileChoice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import '../form/locales.ts';
import '../form/template-form.css';
import type { CropDialogProps } from './CropDialog.tsx';
import { openImage, type OpenedImage } from './openImage.ts';

const CropDialog = lazyPart<CropDialogProps>(async () => (await import('./CropDialog.tsx')).CropDialog);
const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';
const MB = 1024 * 1024;

interface HeaderImageFieldProps {
  /** The field with the address of the image; empty for none. */
  readonly name: string;
  readonly label: string;
  /** The field with the text that stands for the image, where there is one. */
  readonly altName?: string;
}

/** A header image: chosen, cut to its shape, replaced or removed; with an image, the text that stands for it. */
export function HeaderImageField({ name, label, altName }: HeaderImageFieldProps) {
  const { t, i18n } = useTranslation('templateForm');
  const { field, error, setValue } = useFieldState(name);
  const logoUrl = field.value;
  const [opened, setOpened] = useState<OpenedImage | null>(null);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const [titleId, errorId] = [useId(), useId()];
  const take = async (file: File) => {
    setRefusal(null);
    const image = await openImage(file);
    if ('refusal' in image) setRefusal(image.refusal);
    else setOpened(image);
  };
  const close = () => setOpened(null);
  const text = refusal === null ? error : messageText(i18n, refusal);
  const limits = {
    width: HEADER_IMAGE.width,
    height: HEADER_IMAGE.height,
    megabytes: HEADER_IMAGE.bytes / MB,
    megapixels: HEADER_IMAGE.megapixels,
  };
  return (
    <>
      <div
        role="group"
        aria-labelledby={titleId}
        aria-describedby={text === undefined ? undefined : errorId}
        className="pr-header-image"
      >
        <span id={titleId} className="pr-header-image__title">
          {label}
        </span>
        {logoUrl !== '' && (
          <img
            src={`${apiOrigin()}${logoUrl}`}
            alt={t('image.chosen')}
            width={HEADER_IMAGE.width}
            height={HEADER_IMAGE.height}
          />
        )}
        <div className="pr-header-image__actions">
          <FileChoice
            onChoose={(file) => void take(file)}
            accept={ACCEPT}
            variant="default"
            label={t(logoUrl === '' ? 'image.choose' : 'image.replace')}
          />
          {logoUrl !== '' && (
            <Button
              variant="subtle"
              onClick={() => {
                setRefusal(null);
                void setValue('');
              }}
            >
              {t('image.remove')}
            </Button>
          )}
        </div>
        <span id={errorId} role="alert">
          {text !== undefined && <FieldError>{text}</FieldError>}
        </span>
        <p className="pr-template-note">{t('image.limits', limits)}</p>
      </div>
      {logoUrl !== '' && altName !== undefined && (
        <TextField
          name={altName}
          label={t('image.alt')}
          help={t('image.altHelp')}
          counted={HEADER_IMAGE.altLength}
          required
        />
      )}
      {opened !== null && (
        <OverlayBoundary onClose={close}>
          <CropDialog
            image={opened}
            onClose={close}
            onRefused={(message) => {
              setRefusal(message);
              close();
            }}
            onDrawn={(address) => {
              void setValue(address);
              close();
            }}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
