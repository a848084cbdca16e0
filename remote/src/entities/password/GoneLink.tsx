import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, type ApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTitleFocus } from '../../ui/page/useTitleFocus.ts';

/** Unknown, used, expired, or its owner's access closed: no retry helps. */
const GONE: readonly number[] = [400, 404, 409, 410];

/** An address that lost its key on the way, as mail programs cut it. */
export const CUT_LINK: ApiError = { status: 404, i18nKey: 'error.passwordLink.cut', description: '' };

interface GoneLinkProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The help for a link that does not work any more. */
  readonly children: ReactNode;
}

/** A mailed link that does not work, or whose check failed. */
export function GoneLink({ error, onRetry, children }: GoneLinkProps) {
  const { i18n } = useTranslation();
  const containerRef = useTitleFocus<HTMLDivElement>();
  return (
    <div ref={containerRef} className="pr-form">
      {isApiError(error) && GONE.includes(error.status) ? (
        <>
          <Notice kind="warning">{apiErrorMessage(i18n, error)}</Notice>
          {children}
        </>
      ) : (
        <PartFailure error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
