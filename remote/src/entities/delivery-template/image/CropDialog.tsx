import { Button } from '@mantine/core';
import { checkImageBytes, HEADER_IMAGE, type ImageCrop } from '@portal/shared/domain/templates/headerImage';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { isApiError } from '../../../api/apiError.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { isFileChanged } from '../../../api/sendFile.ts';
import type { Message } from '../../../i18n/message.ts';
import { BusyButton } from '../../../ui/button/BusyButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import '../form/locales.ts';
import '../form/template-form.css';
import { useAddHeaderImageMutation } from './headerImageApi.ts';
import type { OpenedImage } from './openImage.ts';

export interface CropDialogProps {
  readonly image: OpenedImage;
  readonly onClose: () => void;
  /** Called when the server does not take the image. */
  readonly onRefused: (message: Message) => void;
  /** Called with the address of the stored header. */
  readonly onDrawn: (logoUrl: string) => void;
}

const ASPECT = HEADER_IMAGE.width / HEADER_IMAGE.height;
const TOO_LARGE = 413;

/** Cuts the header out of an image, by pointer or by the arrow keys, and has the server draw it. */
export function CropDialog({ image, onClose, onRefused, onDrawn }: CropDialogProps) {
  const { t, i18n } = useTranslation('templateForm');
  const { t: tCommon } = useTranslation();
  const [crop, setCrop] = useState<ImageCrop | null>(image.crop);
  const [height, setHeight] = useState(0);
  const [add, { isLoading, error }] = useAddHeaderImageMutation();
  const send = async () => {
    const result = await add({ file: image.file, crop });
    if (result.data !== undefined) onDrawn(result.data.logoUrl);
    const refusal = getRefusal(result.error);
    if (refusal !== null) onRefused(refusal);
  };
  // A file that the browser cannot show has no part to choose: the server says what is wrong with it.
  const asked = useRef(false);
  useEffect(() => {
    if (image.crop !== null || asked.current) return;
    asked.current = true;
    void send();
  });
  const shape = (part: PercentCrop): ImageCrop => ({ left: part.x, top: part.y, width: part.width });
  return (
    <Dialog opened title={t('crop.title')} onClose={onClose} width={720}>
      <p className="pr-template-note">{t('crop.about')}</p>
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('crop.failed'))}</Notice>}
      {crop !== null && (
        <ReactCrop
          crop={{ unit: '%', x: crop.left, y: crop.top, width: crop.width, height }}
          aspect={ASPECT}
          keepSelection
          ruleOfThirds
          className="pr-crop"
          onChange={(_pixels, part) => {
            setHeight(part.height);
            setCrop(shape(part));
          }}
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: t('crop.corner'),
            nDragHandle: t('crop.edge'),
            neDragHandle: t('crop.corner'),
            eDragHandle: t('crop.edge'),
            seDragHandle: t('crop.corner'),
            sDragHandle: t('crop.edge'),
            swDragHandle: t('crop.corner'),
            wDragHandle: t('crop.edge'),
          }}
        >
          <img
            src={image.source}
            alt={t('crop.image')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setHeight(((crop.width / ASPECT) * naturalWidth) / naturalHeight)
            }
          />
        </ReactCrop>
      )}
      <div className="pr-form__actions">
        <Button variant="default" onClick={onClose}>
          {tCommon('action.cancel')}
        </Button>
        <BusyButton busy={isLoading} onClick={() => void send()}>
          {t('crop.use')}
        </BusyButton>
      </div>
    </Dialog>
  );
}

/** Returns what is wrong with the image itself; null for a failure that may be tried again. */
function getRefusal(error: unknown): Message | null {
  if (!isApiError(error)) return null;
  if (isFileChanged(error)) return { key: error.i18nKey };
  if (error.status === TOO_LARGE) return checkImageBytes(Number.POSITIVE_INFINITY);
  const [field] = error.fields ?? [];
  return field === undefined ? null : { key: field.i18nKey, ...(field.values && { values: field.values }) };
}
