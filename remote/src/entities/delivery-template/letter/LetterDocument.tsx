import { Button } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './letter.css';
import './locales.ts';

interface LetterDocumentProps {
  /** Address of the PDF within this page. */
  readonly address: string;
  /** Name of the letter for screen readers, as the title of its frame. */
  readonly title: string;
  readonly fileName: string;
}

/** A letter in the browser's own viewer (docs/decisions/0058), with the ways to open and to save it, which every browser has. */
export function LetterDocument({ address, title, fileName }: LetterDocumentProps) {
  const { t } = useTranslation('letter');
  const isViewed = !useIsFrameRefused() && navigator.pdfViewerEnabled;
  return (
    <div className="pr-letter-file">
      <div className="pr-letter__actions">
        <Button component="a" href={address} target="_blank" rel="noopener" variant="default">
          {t('open')}
        </Button>
        <Button component="a" href={address} download={fileName} variant="default">
          {t('save')}
        </Button>
      </div>
      {isViewed ? (
        <iframe src={`${address}${AS_PAPER}`} title={title} className="pr-letter__paper" />
      ) : (
        <p className="pr-letter__note">{t('noViewer')}</p>
      )}
    </div>
  );
}

/** Without the viewer's own bars, and as wide as its frame. */
const AS_PAPER = '#toolbar=0&navpanes=0&view=FitH';

/** True once the page's Content-Security-Policy has kept a frame from showing a file of the page. */
function useIsFrameRefused(): boolean {
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith('blob')) setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  }, []);
  return isRefused;
}
