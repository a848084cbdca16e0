import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';

interface StaffFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The list in which the organisations that there are stand. */
  readonly list: { readonly path: string; readonly name: string };
}

/** Why an organisation could not be shown; where there is none, the way to those that there are. */
export function StaffFailure({ error, onRetry, list }: StaffFailureProps) {
  const { t } = useTranslation('staff');
  if (!isApiError(error) || error.status !== 404) return <PartFailure error={error} onRetry={onRetry} />;
  const toList = (
    <LinkButton to={list.path} variant="default">
      {list.name}
    </LinkButton>
  );
  return <EmptyState text={t('platforms.unknown')} action={toList} />;
}
