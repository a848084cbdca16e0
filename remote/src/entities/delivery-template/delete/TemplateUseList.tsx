import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, type Path } from 'react-router-dom';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useMayOpen } from '../../permissions/useMayOpen.ts';
import '../form/locales.ts';
import '../form/template-form.css';

type TemplateUse = TemplateUses[number];

export interface TemplateUseListProps {
  readonly uses: TemplateUses;
  /** The place where the template stops being a default. */
  readonly defaultsAt: Partial<Path>;
  readonly onLeave: () => void;
}

/** Lists the uses that keep a template from being deleted; each leads to where it is ended, if the user may open that. */
export function TemplateUseList({ uses, defaultsAt, onLeave }: TemplateUseListProps) {
  const { t } = useTranslation('templateForm');
  return (
    <>
      <Notice kind="warning">{t('delete.used')}</Notice>
      <ul className="pr-template-uses">
        {uses.map((use, index) => (
          <li key={index}>
            <Use use={use} defaultsAt={defaultsAt} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface UseProps extends Pick<TemplateUseListProps, 'defaultsAt' | 'onLeave'> {
  readonly use: TemplateUse;
}

function Use({ use, defaultsAt, onLeave }: UseProps) {
  const { t } = useTranslation('templateForm');
  const { kind, name, reference } = use;
  const address = getAddress(use, defaultsAt);
  const isReachable = useMayOpen(address?.pathname ?? '');
  const mayOpen = kind === 'DEFAULT' || (isReachable && reference !== null);
  if (address === null) return name;
  if (kind === 'CART' && reference === null)
    return t('use.othersCart', { name, days: SETTINGS.templates.inUseMs / DAY_MS });
  const text = t(`use.${kind}`, { name });
  return mayOpen ? (
    <Link to={address} onClick={onLeave}>
      {text}
    </Link>
  ) : (
    text
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns where a use is ended; null for a use that only a newer server knows. */
function getAddress({ kind, reference }: TemplateUse, defaultsAt: Partial<Path>): Partial<Path> | null {
  switch (kind) {
    case 'DEFAULT':
      return defaultsAt;
    case 'CART':
      return { pathname: PATHS.checkout, search: new URLSearchParams({ cartId: reference ?? '' }).toString() };
    case 'UPLOAD':
      return { pathname: generatePath(PATHS.upload, { uploadId: reference ?? '' }) };
    case 'ORDER':
      return { pathname: generatePath(PATHS.order, { referenceOrderId: reference ?? '' }) };
    default:
      return null;
  }
}
