import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { getPermissionTexts } from './permissionTexts.ts';

/** Lists in words what somebody can do and what not. */
export function RightsList({ codes }: { readonly codes: readonly string[] }) {
  const { t, i18n } = useTranslation('team');
  const { can, cannot } = getPermissionTexts(i18n, codes);
  return (
    <div className="pr-rights">
      {can.length > 0 && (
        <div>
          <h3>{t('rights.can')}</h3>
          <ul>
            {can.map((what) => (
              <li key={what}>
                <IconCheck size={16} aria-hidden="true" />
                {what}
              </li>
            ))}
          </ul>
        </div>
      )}
      {cannot.length > 0 && (
        <div className="pr-rights__not">
          <h3>{t('rights.cannot')}</h3>
          <ul>
            {cannot.map((what) => (
              <li key={what}>
                <IconX size={16} aria-hidden="true" />
                {what}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
