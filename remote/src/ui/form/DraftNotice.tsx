import { useTranslation } from 'react-i18next';

/** Says that earlier entries were restored, and offers to start over. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useTranslation(['signedIn', 'common']);
  return (
    <p className="pr-form__draft" role="status">
      {t('draft.restored')}{' '}
      <button type="button" className="pr-link" onClick={onStartOver}>
        {t('common:action.startOver')}
      </button>
    </p>
  );
}
